import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/pageLanguage'
import type { FoundPage } from './pagefind'
import * as styles from './SearchPanel.module.css'
import { SearchResult } from './SearchResult'

type SearchResultsProps = {
  pages: readonly FoundPage[]
  /** Of all pages that were found, also those that are not shown yet */
  count: number
  onMore: () => void
}

/** Pages that were found, and more of them when asked: then the focus goes to the first of these. */
export const SearchResults = ({ pages, count, onMore }: SearchResultsProps) => {
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
        {pages.map((page) => (
          <SearchResult key={page.url} page={page} />
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
