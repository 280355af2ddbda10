import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHeader } from '../components/PageHeader'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { TextBody, TextContact } from '../sections/text/TextBody'

/** A page of `content/texts`: what it says of privacy, __tests__/browser/routes.spec.ts proves. */
const TextPageTemplate = ({ data: { textPage } }: PageProps<Queries.TextPageQuery>) => (
  <>
    <PageHeader {...textPage}>
      <TextContact {...textPage} />
    </PageHeader>
    <TextBody {...textPage} />
  </>
)

export default TextPageTemplate

export const Head: HeadFC<Queries.TextPageQuery, PagePlace> = ({ data: { textPage }, pageContext }) => (
  <PageHead {...pageContext} {...textPage} />
)

export const query = graphql`
  query TextPage($id: String!) {
    textPage(id: { eq: $id }) {
      title
      label
      lead
      description
      ...TextBody
    }
  }
`
