import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/ButtonLink'
import { Heading } from '../components/Heading'
import { Icon } from '../components/Icon'
import { Section } from '../components/Section'
import { SITE_PATH, hrefOf } from '../config/sitePath'
import { SOURCE_LANGUAGE, TRANSLATION_LANGUAGES } from '../i18n/languages'
import { useLanguage, useRouteHere, useWords } from '../i18n/pageLanguage'
import { languageOfRoute } from '../i18n/routeIn'
import { HOME_ROUTE, SEARCH_ROUTE, SECTION_KEYS, sectionRoute } from '../config/routes'
import { UNLISTED_ROUTES } from '../config/unlistedRoutes'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import * as styles from './404.module.css'

/**
 * Some hosts have one page for all unknown addresses, this one. Below /id it gives way to the Indonesian one, before anything of
 * it is seen; that one puts the address back (`helpAtUnknownAddress`).
 */
const toOwnLanguage = `(([own])=>{
  if(!own||/\\/404(\\.html)?\\/?$/.test(location.pathname))return
  document.documentElement.hidden=true
  location.replace(own+'/404.html?for='+encodeURIComponent(location.pathname))
})(/^${SITE_PATH}\\/(${TRANSLATION_LANGUAGES.join('|')})(?=\\/|$)/.exec(location.pathname)||[])`

/** A page that helps: what the visitor may have meant, the search, the way home. */
const NotFoundPage = ({ data }: PageProps<Queries.NotFoundQuery>) => {
  const words = useWords()
  const here = useRouteHere()
  const { title, lead } = data.notFoundPage
  const language = useLanguage()
  const routes = data.allSitePage.nodes
    .map((page) => page.path)
    .filter((route) => languageOfRoute(route) === language && !UNLISTED_ROUTES.includes(route))
  return (
    <Section surface="lagoon" labelledBy="not-found">
      <div className="wrap">
        <Heading level="h1" className="h2" id="not-found">
          {title}
        </Heading>
        <p className="lead">{lead}</p>
        {/* filled in by `helpAtUnknownAddress` (src/inline): one file answers every unknown address */}
        <p
          className={styles.nearest}
          data-routes={[...routes, ...SECTION_KEYS.map((key) => here(sectionRoute(key)))].join(' ')}
        >
          <span hidden>{`${words.notFound.didYouMean} `}</span>
        </p>
        <p className={`${styles.ways} side-by-side`}>
          <ButtonLink to={here(SEARCH_ROUTE)} look="chip">
            <Icon name="search" />
            {words.notFound.searchForIt}
          </ButtonLink>
          <ButtonLink to={here(HOME_ROUTE)} look="go">
            {words.common.home}
          </ButtonLink>
        </p>
        <img className={styles.turtle} src={hrefOf('/shapes/met-turtle.webp')} alt="" width={400} height={330} />
      </div>
    </Section>
  )
}

export default NotFoundPage

export const Head: HeadFC<Queries.NotFoundQuery, PagePlace> = ({ data, pageContext }) => (
  <PageHead {...pageContext} title={data.notFoundPage.title} description={data.notFoundPage.lead} unlisted>
    {pageContext.language === SOURCE_LANGUAGE && <script dangerouslySetInnerHTML={{ __html: toOwnLanguage }} />}
  </PageHead>
)

export const query = graphql`
  query NotFound($language: String!) {
    notFoundPage(language: { eq: $language }) {
      title
      lead
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
      }
    }
  }
`
