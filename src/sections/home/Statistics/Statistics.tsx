import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import { IMPACT_ROUTE } from '../../../config/routes'
import { useRouteHere, useWords } from '../../../i18n/pageLanguage'
import { BeingConfirmed } from '../../figures/BeingConfirmed'
import { CountedUnits } from '../../figures/CountedUnits'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './Statistics.module.css'

/** Four figures, each drawn as what it counts: one glyph is one unit. Each leads to the article that backs it. */
export const Statistics = ({ statistics, figures }: Queries.StatisticsSectionFragment) => {
  const words = useWords()
  const here = useRouteHere()
  if (figures.nodes.length === 0) return null
  return (
    <Section surface="lagoon" edge="swell" labelledBy="statistics-heading" className={rhythm.evidence}>
      <div className="wrap">
        <div className={rhythm.head}>
          <Heading id="statistics-heading">{statistics.title}</Heading>
          <p className="links">
            <SiteLink to={here(IMPACT_ROUTE)}>{words.home.whereNumbersComeFrom}</SiteLink>
          </p>
        </div>
        <ul className={`${rhythm.cards} ${styles.list} plain`}>
          {figures.nodes.map(({ title, value, badge, unit, unitSize, key, link }) => (
            <li key={title} className={styles.item}>
              <CountedUnits value={value} badge={badge} unit={unit} unitSize={unitSize} />
              <h3>
                <SiteLink className={`${styles.figure} covering`} to={link}>
                  <span className={styles.value}>{value}</span>{' '}
                  <span className={styles.badge}>
                    {badge}
                    <span className="visually-hidden">{` ${words.common.lately} `}</span>
                  </span>{' '}
                  <span className={`${styles.title} h4`}>{title}</span>
                </SiteLink>
              </h3>
              <p className="small" aria-hidden="true">
                {key}. {badge} {words.common.lately}.
              </p>
            </li>
          ))}
        </ul>
        <BeingConfirmed of={figures.nodes.map((one) => (one.article ? one : { ...one, review: one.review ?? '' }))} />
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment StatisticsSection on Query {
    statistics: homeStatistics(language: { eq: $language }) {
      title
    }
    figures: allStatistic(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...CountedTotal
      }
    }
  }
`
