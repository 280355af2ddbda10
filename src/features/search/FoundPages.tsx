import { useEffect, useRef } from 'react'
import { SiteLink } from '../../components/SiteLink'
import { NEWS_ROUTE, searchRoute } from '../../config/routes'
import { routeOf } from '../../config/sitePath'
import { ALL_LANGUAGES, TO_READERS } from '../../i18n/languages'
import { useLanguage, useRouteHere, useWords } from '../../i18n/pageLanguage'
import { routeIn } from '../../i18n/routeIn'
import type { FoundPage } from './pagefind'
import * as styles from './Search.module.css'

type FoundPagesProps = {
  pages: readonly FoundPage[]
  /** Of all pages that were found, also those that are not shown yet */
  count: number
  onMore: () => void
}

/**
 * Pages that were found: title, what each is, the words around those that were asked for; and more of them when asked, with
 * the focus on the first of these.
 */
export const FoundPages = ({ pages, count, onMore }: FoundPagesProps) => {
  const { search: words } = useWords()
  const list = useRef<HTMLOListElement>(null)
  const shown = pages.length
  const before = useRef(shown)
  useEffect(() => {
    if (document.activeElement?.matches(`body, .${styles.more}`)) {
      list.current?.children[before.current]?.querySelector('a')?.focus()
    }
    before.current = shown
  }, [shown])
  return (
    <>
      <h2 className="visually-hidden">{words.results}</h2>
      <ol ref={list} className="plain">
        {pages.map(({ url, excerpt, meta: { kind, topics, date, title } }) => (
          <li key={url} className={styles.result}>
            <h3 className="h4">
              <SiteLink to={routeOf(url)}>{title}</SiteLink>
            </h3>
            <p className={`${styles.facts} display`}>
              {[words.kindOf[kind], topics, date].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.excerpt} dangerouslySetInnerHTML={{ __html: `… ${excerpt} …` }} />
          </li>
        ))}
      </ol>
      {shown < count && (
        <button className={`${styles.more} display`} type="button" onClick={onMore}>
          {words.showMore}
        </button>
      )}
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

/** What to do where nothing was found: other words, the pages in another language, all stories. */
export const NothingFound = ({ query }: { query: string }) => {
  const words = useWords()
  const language = useLanguage()
  return (
    <>
      <AllStories lead={words.search.tryOther} />
      {ALL_LANGUAGES.filter((one) => one !== language).map((one) => (
        // no hreflang, which asks for the same page (src/inline/keepPlaceInLanguage.ts)
        <p key={one} lang={one}>
          <SiteLink to={routeIn(one, searchRoute(query))}>{TO_READERS[one].search(query)}</SiteLink>
        </p>
      ))}
    </>
  )
}
