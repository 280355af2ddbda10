import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { SiteLink } from '../components/SiteLink'
import { REEFS_ROUTE } from '../config/routes'
import { wordsOf } from '../i18n/loadedWords'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { ImpactFigures } from '../sections/impact/ImpactFigures'
import { Heading } from '../components/Heading'
import { PageHeader } from '../components/PageHeader'
import { Section } from '../components/Section'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { Totals } from '../sections/figures/Totals'

/** All figures of the foundation's own work in one place, each with the article that it comes from. */
const ImpactPage = ({ data }: PageProps<Queries.ImpactQuery>) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <>
      <PageHeader {...data.impactPage} label={words.common.impact} surface="lagoon">
        <p className="links screen-only">
          <SiteLink to={here(REEFS_ROUTE)}>{words.common.reefs}</SiteLink>
        </p>
      </PageHeader>
      {data.totals.nodes.length > 0 && (
        <Section surface="light" edge="swell" labelledBy="totals">
          <div className="wrap">
            <div className="head">
              <Heading id="totals">{data.impactPage.totalsTitle}</Heading>
              <p className="lead">{data.impactPage.totalsLead}</p>
            </div>
            <Totals totals={data.totals.nodes} sources />
          </div>
        </Section>
      )}
      <ImpactFigures
        title={data.impactPage.figuresTitle}
        lead={data.impactPage.figuresLead}
        figures={data.impactFigures}
      />
    </>
  )
}

export default ImpactPage

export const Head: HeadFC<Queries.ImpactQuery, PagePlace> = ({ data, pageContext }) => (
  <PageHead {...pageContext} {...data.impactPage} label={wordsOf(pageContext.language).common.impact} />
)

export const query = graphql`
  query Impact($language: String!) {
    impactPage(language: { eq: $language }) {
      title
      lead
      description
      totalsTitle
      totalsLead
      figuresTitle
      figuresLead
    }
    impactFigures: allImpactFigure(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...ImpactFigure
      }
    }
    totals: allStatistic(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...CountedTotal
      }
    }
  }
`
