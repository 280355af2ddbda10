import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { Heading } from '../components/Heading'
import { Section } from '../components/Section'
import { SiteLink } from '../components/SiteLink'
import { NEWS_ROUTE, topicRoute } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { Search } from '../features/search/Search'
import { topicName } from '../i18n/topicName'
import * as styles from './search.module.css'

/** The search with an address of its own: /search?q=turtle. Without script, the topics and their stories. */
const SearchPage = ({ data }: PageProps<Queries.SearchPageQuery>) => {
  const words = useWords()
  const here = useRouteHere()
  const { title, lead, withoutScript, topicsTitle } = data.searchPage
  return (
    <Section surface="paper" labelledBy="search">
      <div className="wrap">
        <Heading level="h1" className="h2" id="search">
          {title}
        </Heading>
        <div className={`${styles.panel} needs-script`}>
          <p className="lead">{lead}</p>
          <div data-island="search">
            <Search />
          </div>
        </div>
        <noscript>
          <p className={`${styles.panel} lead`}>{withoutScript}</p>
        </noscript>
        <h2 className="h3">{topicsTitle}</h2>
        <ul className={`${styles.topics} links plain display`}>
          {data.articles.topics.map(
            ({ topic, count }) =>
              topic && (
                <li key={topic}>
                  <SiteLink to={here(topicRoute(topic))}>{topicName(words, topic)}</SiteLink>{' '}
                  {words.common.countedStories(count)}
                </li>
              ),
          )}
          <li>
            <SiteLink to={here(NEWS_ROUTE)}>{words.common.allStories}</SiteLink>
          </li>
        </ul>
      </div>
    </Section>
  )
}

export default SearchPage

export const Head: HeadFC<Queries.SearchPageQuery, PagePlace> = ({ data, pageContext }) => (
  <PageHead {...pageContext} title={data.searchPage.title} description={data.searchPage.lead} unlisted />
)

export const query = graphql`
  query SearchPage($language: String!) {
    searchPage(language: { eq: $language }) {
      title
      lead
      withoutScript
      topicsTitle
    }
    articles: allStory(filter: { language: { eq: $language }, topics: { ne: null } }) {
      topics: group(field: { topics: SELECT }) {
        topic: fieldValue
        count: totalCount
      }
    }
  }
`
