import { forwardRef, useState } from 'react'
import { searchWording } from '../../config/searchWording'
import { moveFocusUpAndDown } from '../../lib/arrowKeys'
import { NothingFound } from './NothingFound'
import { SearchFailed } from './SearchFailed'
import { SearchForm } from './SearchForm'
import * as styles from './SearchPanel.module.css'
import { SearchResult } from './SearchResult'
import { useSearch } from './useSearch'

type SearchPanelProps = { query: string; onQuery: (query: string) => void; onSubmit: () => void }

const EVERYTHING = { kind: '', topic: '' } as const

/** Field, choices and what was found, in the dialog as on the page of the search. Gives a ref to the field. */
export const SearchPanel = forwardRef<HTMLInputElement, SearchPanelProps>(function SearchPanel(asked, ref) {
  const [narrowing, setNarrowing] = useState<Parameters<typeof useSearch>[1]>(EVERYTHING)
  const { found, counts, topics, busy, failed, showMore, tryAgain } = useSearch(asked.query, narrowing)
  const count = found?.results.length ?? 0
  const said = () => {
    if (failed) return ''
    if (busy && !found) return searchWording.searching
    if (!found) return ''
    return count ? searchWording.found(count, found.query) : searchWording.foundNothing(found.query)
  }
  return (
    <div onKeyDown={moveFocusUpAndDown}>
      <SearchForm {...asked} {...{ ref, narrowing, counts, topics }} onNarrow={setNarrowing} />
      <p className={`${styles.said} display`} role="status">
        {said()}
      </p>
      {failed && <SearchFailed onTryAgain={tryAgain} />}
      {!failed && found && count === 0 && (
        <NothingFound
          query={found.query}
          topics={topics}
          onQuery={asked.onQuery}
          onWiden={narrowing.kind || narrowing.topic ? () => setNarrowing(EVERYTHING) : undefined}
        />
      )}
      {!failed && found && count > 0 && (
        <>
          <h2 className="visually-hidden">{searchWording.results}</h2>
          <ol className="plain">
            {found.pages.map((page) => (
              <SearchResult key={page.url} page={page} />
            ))}
          </ol>
          {found.pages.length < count && (
            <button className={`${styles.more} display`} type="button" onClick={showMore}>
              {searchWording.showMore}
            </button>
          )}
        </>
      )}
    </div>
  )
})
