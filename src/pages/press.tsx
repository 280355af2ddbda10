import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHeader } from '../components/PageHeader'
import { PRESS_ROUTE } from '../config/routes'
import { PageHead } from '../layout/PageHead'
import { ImpactTotals } from '../sections/impact/ImpactTotals'
import { PressLogo } from '../sections/press/PressLogo'
import { PressWords } from '../sections/press/PressWords'
import { TextBody } from '../sections/text/TextBody'

/** What journalists take away: words, figures with their sources, the sign, and whom to ask. */
const PressPage = ({ data }: PageProps<Queries.PressQuery>) => (
  <>
    <PageHeader {...data.pressPage} />
    <PressWords {...data} />
    <ImpactTotals impactPage={data.pressPage} totals={data.totals} />
    <PressLogo {...data} />
    <TextBody {...data.pressPage} />
  </>
)

export default PressPage

export const Head: HeadFC<Queries.PressQuery> = ({ data: { pressPage } }) => (
  <PageHead title={pressPage.title} description={pressPage.description} route={PRESS_ROUTE} />
)

export const query = graphql`
  query Press {
    pressPage {
      title
      label
      lead
      description
      totalsTitle
      totalsLead
      contactLabel
      review
      html
    }
    ...PressWords
    totals: allStatistic(sort: { position: ASC }) {
      nodes {
        ...CountedTotal
      }
    }
    ...PressLogo
  }
`
