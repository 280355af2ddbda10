import { forwardRef, useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/pageLanguage'
import { moveFocusUpAndDown } from '../../lib/arrowKeys'
import { NothingFound } from './NothingFound'
import { SearchFailed } from './SearchFailed'
import { SearchForm } from './SearchForm'
import * as styles from './SearchPanel.module.css'
import type { Narrowing } from './pagefind'
import { SearchResult } from './SearchResult'
import { useSearch } from './useSearch'

type SearchPanelProps = { query: string; onQuery: (query: string) => void; onSubmit: () => void }

const EVERYTHING: Narrowing = { kind: '', topic: '' }

/** Field, choices and what was found, in the dialog as on the page of the search. Gives a ref to the field. */
export const SearchPanel = forwardRef<HTMLInputElement, SearchPanelProps>(function SearchPanel(asked, ref) {
  const words = useWords()
  const [narrowing, setNarrowing] = useState(EVERYTHING)
  const { found, counts, topics, busy, failed, showMore, tryAgain } = useSearch(asked.query, narrowing)
  const count = found?.results.length ?? 0
  const said = () => {
    if (failed) return ''
    if (busy && !found) return words.search.searching
    if (!found) return ''
    return count ? words.search.found(count, found.query) : words.search.foundNothing(found.query)
  }
  const status = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLOListElement>(null)
  /** What is pressed goes with what it stands in, and the focus would with it (WCAG 2.4.3). */
  const keepFocus =
    <Asked extends unknown[]>(go: (...asked: Asked) => void) =>
    (...what: Asked) => {
      status.current?.focus()
      go(...what)
    }
  const shown = found?.pages.length ?? 0
  const before = useRef<number>()
  const showFurther = () => {
    before.current = shown
    void showMore()
  }
  // to the first of the further results, unless the visitor is elsewhere by now
  useEffect(() => {
    const first = before.current === undefined ? undefined : list.current?.children[before.current]
    if (!first) return
    before.current = undefined
    if (document.activeElement?.matches('body, button')) first.querySelector('a')?.focus()
  }, [shown])
  return (
    <div onKeyDown={moveFocusUpAndDown}>
      <SearchForm {...asked} {...{ ref, narrowing, counts, topics }} onNarrow={setNarrowing} />
      <p ref={status} className={`${styles.said} display`} role="status" tabIndex={-1}>
        {said()}
      </p>
      {failed && <SearchFailed onTryAgain={keepFocus(tryAgain)} />}
      {!failed && found && count === 0 && (
        <NothingFound
          query={found.query}
          topics={topics}
          onQuery={keepFocus(asked.onQuery)}
          onWiden={narrowing.kind || narrowing.topic ? keepFocus(() => setNarrowing(EVERYTHING)) : undefined}
        />
      )}
      {!failed && found && count > 0 && (
        <>
          <h2 className="visually-hidden">{words.search.results}</h2>
          <ol ref={list} className="plain">
            {found.pages.map((page) => (
              <SearchResult key={page.url} page={page} />
            ))}
          </ol>
          {shown < count && (
            <button className={`${styles.more} display`} type="button" onClick={showFurther}>
              {words.search.showMore}
            </button>
          )}
        </>
      )}
    </div>
  )
})
