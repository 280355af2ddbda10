import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Heading } from '../components/Heading'
import { Section } from '../components/Section'
import { SiteLink } from '../components/SiteLink'
import { NEWS_ROUTE, SEARCH_ROUTE, searchRoute, topicRoute } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { SearchPanel } from '../features/search/SearchPanel'
import { topicName } from '../i18n/topicName'
import * as styles from './search.module.css'

/** The search with an address of its own: /search?q=turtle. Without script, the topics and their stories. */
const SearchPage = ({ data }: PageProps<Queries.SearchPageQuery>) => {
  const words = useWords()
  const here = useRouteHere()
  const { title, lead, withoutScript, topicsTitle } = data.searchPage
  const [typed, setTyped] = useState<string>()
  // one file answers every query: only the browser knows which
  const asked = useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(window.location.search).get('q') ?? '',
    () => '',
  )
  const field = useRef<HTMLInputElement>(null)
  const ask = useCallback(
    (next: string) => {
      setTyped(next)
      // in place: each letter is no step of its own to go back
      window.history.replaceState(window.history.state, '', here(next ? searchRoute(next) : SEARCH_ROUTE))
    },
    [here],
  )
  // the visitor may have typed before React took the page over
  useEffect(() => {
    const early = field.current?.value
    if (early && early !== asked) ask(early)
  }, [ask, asked])
  return (
    <Section surface="paper" labelledBy="search">
      <div className="wrap">
        <Heading level="h1" className="h2" id="search">
          {title}
        </Heading>
        <div className={`${styles.panel} needs-script`}>
          <p className="lead">{lead}</p>
          <SearchPanel ref={field} query={typed ?? asked} onQuery={ask} />
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
