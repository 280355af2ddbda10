import { SiteLink } from '../../components/SiteLink'
import { NEWS_ROUTE } from '../../config/routes'
import { routeOf } from '../../config/sitePath'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import type { FoundPage } from './pagefind'
import * as styles from './Search.module.css'

/** Pages that were found: title, what each is, the words around those that were asked for. */
export const FoundPages = ({ pages }: { pages: readonly FoundPage[] }) => {
  const { search: words } = useWords()
  return (
    <>
      <h2 className="visually-hidden">{words.results}</h2>
      <ol className="plain">
        {pages.map(({ url, excerpt, meta: { kind, topics, date, title } }) => (
          <li key={url} className={styles.result}>
            <h3 className="h4">
              <SiteLink className="covering" to={routeOf(url)}>
                {title}
              </SiteLink>
            </h3>
            <p className={`${styles.facts} display`}>
              {[words.kindOf[kind], topics, date].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.excerpt} dangerouslySetInnerHTML={{ __html: `… ${excerpt} …` }} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** Where else to look. */
export const AllStories = ({ lead }: { lead: string }) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <p>
      {lead} <SiteLink to={here(NEWS_ROUTE)}>{words.search.allStories}</SiteLink>.
    </p>
  )
}
