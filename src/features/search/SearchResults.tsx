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

/** Pages that were found, and more of them when asked. */
export const SearchResults = ({ pages, count, onMore }: SearchResultsProps) => {
  const words = useWords()
  const list = useRef<HTMLOListElement>(null)
  const shown = pages.length
  const before = useRef<number>()
  const showFurther = () => {
    before.current = shown
    onMore()
  }
  // to the first of the further results, unless the visitor is elsewhere by now
  useEffect(() => {
    const first = before.current === undefined ? undefined : list.current?.children[before.current]
    if (!first) return
    before.current = undefined
    if (document.activeElement?.matches('body, button')) first.querySelector('a')?.focus()
  }, [shown])
  return (
    <>
      <h2 className="visually-hidden">{words.search.results}</h2>
      <ol ref={list} className="plain">
        {pages.map((page) => (
          <SearchResult key={page.url} page={page} />
        ))}
      </ol>
      {shown < count && (
        <button className={`${styles.more} display`} type="button" onClick={showFurther}>
          {words.search.showMore}
        </button>
      )}
    </>
  )
}
