import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { SiteLink } from '../components/SiteLink'
import { REEFS_ROUTE } from '../config/routes'
import { wordsOf } from '../i18n/loadedWords'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { ImpactFigures } from '../sections/impact/ImpactFigures'
import { PageHeader } from '../components/PageHeader'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { BeingConfirmed } from '../sections/figures/BeingConfirmed'
import { ImpactTotals } from '../sections/impact/ImpactTotals'

/** All figures of the foundation's own work in one place, each with the article that it comes from. */
const ImpactPage = ({ data }: PageProps<Queries.ImpactQuery>) => {
  const words = useWords()
  const here = useRouteHere()
  const figures = [...data.totals.nodes, ...data.impactFigures.nodes]
  return (
    <>
      <PageHeader {...data.impactPage} label={words.common.impact}>
        <p className="links screen-only">
          <SiteLink to={here(REEFS_ROUTE)}>{words.common.reefs}</SiteLink>
        </p>
      </PageHeader>
      <ImpactTotals {...data} />
      <ImpactFigures
        title={data.impactPage.figuresTitle}
        lead={data.impactPage.figuresLead}
        figures={data.impactFigures}
      >
        <BeingConfirmed of={figures} />
      </ImpactFigures>
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
      figuresTitle
      figuresLead
    }
    impactFigures: allImpactFigure(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...ImpactFigure
      }
    }
    ...ImpactTotals
  }
`
