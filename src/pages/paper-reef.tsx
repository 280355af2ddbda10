import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHeader } from '../components/PageHeader'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { PaperSheets } from '../sections/paperReef/PaperSheets'

/** Sheets to print for walls, classrooms and kitchen tables. */
const PaperReefPage = ({ data }: PageProps<Queries.PaperReefQuery>) => (
  <>
    <PageHeader {...data.paperReefPage} />
    <PaperSheets {...data} />
  </>
)

export default PaperReefPage

export const Head: HeadFC<Queries.PaperReefQuery, PagePlace> = ({ data: { paperReefPage }, pageContext }) => (
  <PageHead {...pageContext} {...paperReefPage} />
)

export const query = graphql`
  query PaperReef($language: String!) {
    paperReefPage(language: { eq: $language }) {
      title
      label
      lead
      description
    }
    ...PaperSheets
  }
`
