import { useWords } from '../../i18n/pageLanguage'
import * as styles from './FactStrip.module.css'

/** A torn strip with the story's figures. */
export const FactStrip = ({ facts }: { facts: readonly Queries.Fact[] }) => {
  const words = useWords()
  return (
    <aside className={styles.strip} aria-label={words.story.inNumbers}>
      <dl className={styles.list}>
        {facts.map(({ value, what }) => (
          <div key={what} className={styles.fact}>
            {/* a space for the search, which reads the text as it stands */}
            <dt>{what}</dt> <dd className="display">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
