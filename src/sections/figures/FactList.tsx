import * as styles from './FactList.module.css'

/** Figures with what each counts, the figure first and large. */
export const FactList = ({ facts }: { facts: readonly Pick<Queries.Fact, 'what' | 'value'>[] }) => (
  <dl className={styles.list}>
    {facts.map(({ what, value }) => (
      <div key={what}>
        {/* a space for the search, which reads the text as it stands */}
        <dt>{what}</dt> <dd className="display">{value}</dd>
      </div>
    ))}
  </dl>
)
