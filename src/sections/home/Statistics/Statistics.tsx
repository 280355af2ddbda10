import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { Totals } from '../../figures/Totals'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './Statistics.module.css'

/** What has been planted and set up, and with whom, in four figures; and what came after them. */
export const Statistics = ({ statistics, figures }: Queries.StatisticsSectionFragment) => {
  if (figures.nodes.length === 0) return null
  return (
    <Section surface="lagoon" edge="swell" labelledBy="statistics-heading" className={rhythm.evidence}>
      <div className={`${styles.parts} wrap`}>
        <Heading id="statistics-heading">{statistics.title}</Heading>
        <Totals totals={figures.nodes} />
        <div dangerouslySetInnerHTML={{ __html: statistics.html }} />
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment StatisticsSection on Query {
    statistics: homeStatistics(language: { eq: $language }) {
      title
      html
    }
    figures: allStatistic(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...CountedTotal
      }
    }
  }
`
