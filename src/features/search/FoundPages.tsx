import { useEffect, useRef } from 'react'
import { SiteLink } from '../../components/SiteLink'
import { routeOf } from '../../config/sitePath'
import { useWords } from '../../i18n/pageLanguage'
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
