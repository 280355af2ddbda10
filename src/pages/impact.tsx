import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { IMPACT_ROUTE } from '../config/routes'
import { PageHead } from '../layout/PageHead'
import { ImpactFigures } from '../sections/impact/ImpactFigures'
import { ImpactHeader } from '../sections/impact/ImpactHeader'
import { ImpactTotals } from '../sections/impact/ImpactTotals'

/** All figures of the foundation's own work in one place, each with the article that it comes from. */
const ImpactPage = ({ data }: PageProps<Queries.ImpactQuery>) => (
  <>
    <ImpactHeader {...data} />
    <ImpactTotals {...data} />
    <ImpactFigures {...data} />
  </>
)

export default ImpactPage

export const Head: HeadFC<Queries.ImpactQuery> = ({ data }) => (
  <PageHead title={data.impactPage.title} description={data.impactPage.description} route={IMPACT_ROUTE} />
)

export const query = graphql`
  query Impact {
    impactPage {
      description
    }
    ...ImpactHeader
    ...ImpactTotals
    ...ImpactFigures
  }
`
