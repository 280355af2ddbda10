import { forwardRef, useId, useRef, useState } from 'react'
import { Icon } from '../../components/Icon'
import { SEARCH_KINDS, type SearchKind } from '../../config/search'
import { useWords } from '../../i18n/pageLanguage'
import { NothingFound, SearchFailed } from './NothingFound'
import * as styles from './SearchPanel.module.css'
import { SearchResults } from './SearchResults'
import { useSearch } from './useSearch'

type SearchPanelProps = {
  query: string
  onQuery: (query: string) => void
}

/** Field, choice of kind and what was found. Gives a ref to the field. */
export const SearchPanel = forwardRef<HTMLInputElement, SearchPanelProps>(function SearchPanel(
  { query, onQuery },
  ref,
) {
  const { search: words } = useWords()
  const id = useId()
  const status = useRef<HTMLParagraphElement>(null)
  const [kind, setKind] = useState<SearchKind | ''>('')
  const { found, busy, failed, showMore, tryAgain } = useSearch(query, kind)
  const count = found?.results.length ?? 0
  const said = found
    ? count
      ? words.found(count, found.query)
      : words.foundNothing(found.query)
    : busy && words.searching
  const onTryAgain = () => {
    // the button goes, and the focus would with it (WCAG 2.4.3)
    status.current?.focus()
    tryAgain()
  }
  return (
    <div>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label className="visually-hidden" htmlFor={id}>
          {words.field}
        </label>
        <div className={styles.field}>
          <Icon name="search" className={styles.sign} />
          <input
            ref={ref}
            id={id}
            className="display"
            type="search"
            enterKeyHint="search"
            autoFocus
            autoComplete="off"
            placeholder={words.placeholder}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
          />
        </div>
        <label className={styles.kind}>
          {words.kind}{' '}
          <select value={kind} onChange={(event) => setKind(event.target.value as SearchKind | '')}>
            <option value="">{words.allKinds}</option>
            {SEARCH_KINDS.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p ref={status} className={`${styles.said} display`} role="status" tabIndex={-1}>
        {!failed && said}
      </p>
      {failed && <SearchFailed onTryAgain={onTryAgain} />}
      {!failed && found && count === 0 && <NothingFound query={found.query} />}
      {!failed && found && count > 0 && (
        <SearchResults pages={found.pages} count={count} onMore={() => void showMore()} />
      )}
    </div>
  )
})
