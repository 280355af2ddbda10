import { graphql } from 'gatsby'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { CountedUnits } from './CountedUnits'
import * as styles from './Totals.module.css'

type TotalsProps = {
  totals: readonly Queries.CountedTotalFragment[]
  /** Whether the story behind each is named */
  sources?: boolean
}

/** Figures, each drawn as what it counts: one glyph is one unit. Each leads to the story that holds it. */
export const Totals = ({ totals, sources }: TotalsProps) => {
  const words = useWords()
  return (
    <ul className={`${styles.list} plain`}>
      {totals.map(({ title, value, badge, unit, unitSize, key, link, article }) => (
        <li key={title} className={styles.item}>
          <CountedUnits value={value} badge={badge} unit={unit} unitSize={unitSize} />
          <h3>
            <SiteLink className={`${styles.figure} covering`} to={link}>
              <span className={styles.value}>{value}</span> <span className={styles.badge}>{badge}</span>{' '}
              <span className="small">{words.common.lately}</span> <span className={styles.title}>{title}</span>
            </SiteLink>
          </h3>
          <p className="small" aria-hidden="true">
            {key}.
          </p>
          {sources && article && (
            <p className="small">
              {words.impact.from} <SiteLink to={link}>{article.title}</SiteLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment CountedTotal on Statistic {
    ...CountedUnits
    title
    key
    link
    article {
      title
    }
  }
`
