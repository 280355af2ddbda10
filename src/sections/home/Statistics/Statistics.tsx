import { graphql } from 'gatsby'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import { IMPACT_ROUTE } from '../../../config/routes'
import { useRouteHere, useWords } from '../../../i18n/pageLanguage'
import { BeingConfirmed } from '../../figures/BeingConfirmed'
import { CountedUnits } from '../../figures/CountedUnits'
import * as styles from './Statistics.module.css'

/** Four figures, each drawn as what it counts: one glyph is one unit. Each leads to the article that backs it. */
export const Statistics = ({ statistics, figures }: Queries.StatisticsSectionFragment) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    figures.nodes.length > 0 && (
      <Section surface="lagoon" edge="swell" depth="2 m" labelledBy="statistics-heading">
        <div className="wrap">
          <h2 className={`${styles.heading} h2`} id="statistics-heading">
            {statistics.title}
          </h2>
          <ul className={`${styles.list} plain`}>
            {figures.nodes.map(({ title, value, badge, unit, unitSize, key, link, review, article }) => (
              <li key={title} className={styles.item}>
                <CountedUnits value={value} badge={badge} unit={unit} unitSize={unitSize} />
                <h3>
                  <SiteLink className={styles.figure} to={link}>
                    <span className={styles.value}>{value}</span> <span className={`${styles.title} h4`}>{title}</span>{' '}
                    <span className={styles.badge}>
                      {badge}
                      <span className="visually-hidden">{` ${words.common.lately}`}</span>
                    </span>
                  </SiteLink>
                </h3>
                <div>
                  <p className={`${styles.key} small display`} aria-hidden="true">
                    {key}
                  </p>
                  {(review || !article) && <BeingConfirmed />}
                </div>
              </li>
            ))}
          </ul>
          <p className="links">
            <SiteLink to={here(IMPACT_ROUTE)}>{words.home.whereNumbersComeFrom}</SiteLink>
          </p>
        </div>
      </Section>
    )
  )
}

export const fragment = graphql`
  fragment StatisticsSection on Query {
    statistics: homeStatistics(language: { eq: $language }) {
      title
    }
    figures: allStatistic(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...CountedUnits
        title
        key
        link
        review
        article {
          id
        }
      }
    }
  }
`
