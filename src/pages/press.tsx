import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHeader } from '../components/PageHeader'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
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
    <TextBody {...data.pressPage} reviews={[data.pressPage, ...data.totals.nodes].map(({ review }) => review)} />
  </>
)

export default PressPage

export const Head: HeadFC<Queries.PressQuery, PagePlace> = ({ data: { pressPage }, pageContext }) => (
  <PageHead {...pageContext} {...pressPage} />
)

export const query = graphql`
  query Press($language: String!) {
    pressPage(language: { eq: $language }) {
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
    totals: allStatistic(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...CountedTotal
      }
    }
    ...PressLogo
  }
`
