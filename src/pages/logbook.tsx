import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { Logbook } from '../sections/logbook/Logbook'

/** Where the dive down the home page ends: a card to send a friend. */
const LogbookPage = ({ data }: PageProps<Queries.LogbookPageQuery>) => <Logbook {...data} />

export default LogbookPage

export const Head: HeadFC<Queries.LogbookPageQuery, PagePlace> = ({ data: { logbookPage }, pageContext }) => (
  <PageHead {...pageContext} {...logbookPage} />
)

export const query = graphql`
  query LogbookPage($language: String!) {
    logbookPage(language: { eq: $language }) {
      label
      description
    }
    ...Logbook
  }
`
