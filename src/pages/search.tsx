import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Section } from '../components/Section'
import { SiteLink } from '../components/SiteLink'
import { NEWS_ROUTE, SEARCH_ROUTE, searchRoute, topicRoute } from '../config/routes'
import * as wording from '../config/wording'
import { PageHead } from '../layout/PageHead'
import { SearchPanel } from '../features/search/SearchPanel'
import { having } from '../lib/having'
import * as styles from './search.module.css'

/** The search with an address of its own: /search?q=turtle. Without script, the topics and their stories. */
const SearchPage = ({ data }: PageProps<Queries.SearchPageQuery>) => {
  const { title, lead, withoutScript, topicsTitle } = data.searchPage
  const [typed, setTyped] = useState<string>()
  // one file answers every query: only the browser knows which
  const asked = useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(window.location.search).get('q') ?? '',
    () => '',
  )
  const field = useRef<HTMLInputElement>(null)
  const ask = useCallback((next: string) => {
    setTyped(next)
    // in place: each letter is no step of its own to go back
    window.history.replaceState(window.history.state, '', next ? searchRoute(next) : SEARCH_ROUTE)
  }, [])
  // the visitor may have typed before React took the page over
  useEffect(() => {
    const early = field.current?.value
    if (early && early !== asked) ask(early)
  }, [ask, asked])
  return (
    <Section className={styles.page} surface="paper" labelledBy="search">
      <div className="wrap">
        <h1 className={styles.title} id="search">
          {title}
        </h1>
        <div className={`${styles.panel} needs-script`}>
          <p className="lead">{lead}</p>
          <SearchPanel ref={field} query={typed ?? asked} onQuery={ask} onSubmit={() => undefined} />
        </div>
        <noscript>
          <p className={`${styles.panel} lead`}>{withoutScript}</p>
        </noscript>
        <h2 className="h3">{topicsTitle}</h2>
        <ul className={`${styles.topics} plain display`}>
          {data.articles.topics.filter(having('topic')).map(({ topic, count }) => (
            <li key={topic}>
              <SiteLink to={topicRoute(topic)}>{topic}</SiteLink> {wording.countedStories(count)}
            </li>
          ))}
          <li>
            <SiteLink to={NEWS_ROUTE}>{wording.allStories}</SiteLink>
          </li>
        </ul>
      </div>
    </Section>
  )
}

export default SearchPage

export const Head: HeadFC<Queries.SearchPageQuery> = ({ data }) => (
  <PageHead title={data.searchPage.title} description={data.searchPage.lead} />
)

export const query = graphql`
  query SearchPage {
    searchPage {
      title
      lead
      withoutScript
      topicsTitle
    }
    articles: allStory(filter: { topics: { ne: null } }) {
      topics: group(field: { topics: SELECT }) {
        topic: fieldValue
        count: totalCount
      }
    }
  }
`
