import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHeader } from '../components/PageHeader'
import { wordsOf } from '../i18n/loadedWords'
import { useWords } from '../i18n/pageLanguage'
import type { PagePlace } from '../i18n/pagePlace'
import { PageHead } from '../layout/PageHead'
import { ReefTable } from '../sections/impact/ReefTable'

/** Every planting of which a figure is known, in one table. */
const OurReefsPage = ({ data }: PageProps<Queries.OurReefsQuery>) => (
  <>
    <PageHeader {...data.reefsPage} label={useWords().common.reefs} surface="deep" />
    <ReefTable {...data} />
  </>
)

export default OurReefsPage

export const Head: HeadFC<Queries.OurReefsQuery, PagePlace> = ({ data: { reefsPage }, pageContext }) => (
  <PageHead {...pageContext} {...reefsPage} label={wordsOf(pageContext.language).common.reefs} />
)

export const query = graphql`
  query OurReefs($language: String!) {
    reefsPage(language: { eq: $language }) {
      title
      lead
      description
    }
    ...ReefTable
  }
`
