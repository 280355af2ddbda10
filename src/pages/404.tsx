import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/ButtonLink'
import { Icon } from '../components/Icon'
import { Section } from '../components/Section'
import { StoryRow } from '../components/StoryRow'
import * as notFoundWording from '../config/notFoundWording'
import { DIVE_ROUTE, HOME_ROUTE, NEWS_ROUTE, SEARCH_ROUTE, SECTION_KEYS, sectionRoute } from '../config/routes'
import { UNLISTED_ROUTES } from '../config/unlistedRoutes'
import * as wording from '../config/wording'
import { PageHead } from '../layout/PageHead'
import * as styles from './404.module.css'

/** Filled in by `helpAtUnknownAddress` (src/inline), apart from React: one file answers every unknown address. */
const HINT = `<span hidden>${notFoundWording.didYouMean} </span>`

/** A page that helps: what the visitor may have meant, the ways home, the newest stories. */
const NotFoundPage = ({ data }: PageProps<Queries.NotFoundQuery>) => {
  const { title, lead } = data.notFoundPage
  const routes = data.allSitePage.nodes.map((page) => page.path).filter((route) => !UNLISTED_ROUTES.includes(route))
  return (
    <Section className={styles.page} surface="lagoon" labelledBy="not-found">
      <div className="wrap">
        <h1 className={styles.title} id="not-found">
          {title}
        </h1>
        <p className="lead">{lead}</p>
        <p
          className={styles.nearest}
          data-routes={[...routes, ...SECTION_KEYS.map(sectionRoute)].join(' ')}
          dangerouslySetInnerHTML={{ __html: HINT }}
          suppressHydrationWarning
        />
        <p className={styles.ways}>
          <ButtonLink to={SEARCH_ROUTE} look="chip">
            <Icon name="search" />
            {notFoundWording.searchForIt}
          </ButtonLink>
          <ButtonLink to={HOME_ROUTE} look="go">
            {wording.home}
          </ButtonLink>
          <ButtonLink to={NEWS_ROUTE} look="chip">
            {wording.news}
          </ButtonLink>
          <ButtonLink to={DIVE_ROUTE} look="chip">
            {wording.diveWithUs}
          </ButtonLink>
        </p>
        {data.newest.nodes.length > 0 && (
          <>
            <h2 className="h3">{notFoundWording.newestStories}</h2>
            <StoryRow stories={data.newest.nodes} />
          </>
        )}
      </div>
    </Section>
  )
}

export default NotFoundPage

export const Head: HeadFC<Queries.NotFoundQuery> = ({ data }) => (
  <PageHead title={data.notFoundPage.title} description={data.notFoundPage.lead} />
)

export const query = graphql`
  query NotFound {
    notFoundPage {
      title
      lead
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
      }
    }
    newest: allNewsArticle(sort: [{ date: DESC }, { number: DESC }], limit: 3) {
      nodes {
        ...StoryCard
      }
    }
  }
`
