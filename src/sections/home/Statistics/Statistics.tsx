import { graphql } from 'gatsby'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import { IMPACT_ROUTE } from '../../../config/routes'
import * as homeWording from '../../../config/homeWording'
import * as wording from '../../../config/wording'
import { CountedUnits } from '../../figures/CountedUnits'
import * as styles from './Statistics.module.css'

/** Four figures, each drawn as what it counts: one glyph is one unit. Each leads to the article that backs it. */
export const Statistics = ({ statistics, figures }: Queries.StatisticsSectionFragment) =>
  figures.nodes.length > 0 && (
    <Section surface="lagoon" edge="swell" depth="2 m" labelledBy="statistics-heading">
      <div className="wrap">
        <h2 className={`${styles.heading} h2`} id="statistics-heading">
          {statistics.title}
        </h2>
        <ul className={`${styles.list} plain`}>
          {figures.nodes.map(({ title, value, badge, unit, unitSize, key, link }) => (
            <li key={title} className={styles.item}>
              <CountedUnits value={value} badge={badge} unit={unit} unitSize={unitSize} />
              <h3>
                <SiteLink className={styles.figure} to={link}>
                  <span className={styles.value}>{value}</span> <span className={`${styles.title} h4`}>{title}</span>{' '}
                  <span className={styles.badge}>
                    {badge}
                    <span className="visually-hidden">{` ${wording.lately}`}</span>
                  </span>
                </SiteLink>
              </h3>
              <p className={`${styles.key} small display`} aria-hidden="true">
                {key}
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <SiteLink to={IMPACT_ROUTE}>{homeWording.whereNumbersComeFrom}</SiteLink>
        </p>
      </div>
    </Section>
  )

export const fragment = graphql`
  fragment StatisticsSection on Query {
    statistics: homeStatistics {
      title
    }
    figures: allStatistic(sort: { position: ASC }) {
      nodes {
        ...CountedUnits
        title
        key
        link
      }
    }
  }
`
