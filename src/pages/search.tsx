import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { Heading } from '../components/Heading'
import { Section } from '../components/Section'
import { SiteLink } from '../components/SiteLink'
import { NEWS_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { Search } from '../features/search/Search'

/** The search with an address of its own: /search?q=turtle. Without script, the way to all stories and their topics. */
const SearchPage = ({ data: { searchPage } }: PageProps<Queries.SearchPageQuery>) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <Section surface="paper" labelledBy="search">
      <div className="wrap">
        <Heading level="h1" className="h2" id="search">
          {searchPage.title}
        </Heading>
        <p className="lead needs-script">{searchPage.lead}</p>
        <noscript>
          <p className="lead">{searchPage.withoutScript}</p>
          <SiteLink className="touch" to={here(NEWS_ROUTE)}>
            {words.common.allStories}
          </SiteLink>
        </noscript>
        <div className="needs-script" data-island="search">
          <Search />
        </div>
      </div>
    </Section>
  )
}

export default SearchPage

export const Head: HeadFC<Queries.SearchPageQuery, PagePlace> = ({ data: { searchPage }, pageContext }) => (
  <PageHead {...pageContext} title={searchPage.title} description={searchPage.lead} unlisted />
)

export const query = graphql`
  query SearchPage($language: String!) {
    searchPage(language: { eq: $language }) {
      title
      lead
      withoutScript
    }
  }
`
