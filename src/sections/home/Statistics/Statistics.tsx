import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import { IMPACT_ROUTE } from '../../../config/routes'
import { useRouteHere, useWords } from '../../../i18n/pageLanguage'
import { BeingConfirmed } from '../../figures/BeingConfirmed'
import { Totals } from '../../figures/Totals'
import * as rhythm from '../Rhythm.module.css'

/** What has been planted and set up, and with whom, in four figures. */
export const Statistics = ({ statistics, figures }: Queries.StatisticsSectionFragment) => {
  const words = useWords()
  const here = useRouteHere()
  if (figures.nodes.length === 0) return null
  return (
    <Section surface="lagoon" edge="swell" labelledBy="statistics-heading" className={rhythm.evidence}>
      <div className="wrap">
        <div className="head">
          <Heading id="statistics-heading">{statistics.title}</Heading>
          <p className="links">
            <SiteLink to={here(IMPACT_ROUTE)}>{words.home.whereNumbersComeFrom}</SiteLink>
          </p>
        </div>
        <Totals totals={figures.nodes} />
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
