import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { Icon } from '../../components/Icon'
import { SEARCH_ROUTE, searchRoute } from '../../config/routes'
import { hrefOf } from '../../config/sitePath'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import { AllStories, FoundPages } from './FoundPages'
import * as styles from './Search.module.css'
import { useSearch } from './useSearch'

/** Field and what was found. The page's address keeps what was asked: /search?q=turtle. */
export const Search = () => {
  const { search: words } = useWords()
  const here = useRouteHere()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  // one file answers every query: only the browser knows which
  const asked = useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(window.location.search).get('q') ?? '',
    () => '',
  )
  const query = typed ?? asked
  const { found, busy, failed, tryAgain } = useSearch(query)
  const ask = useCallback(
    (next: string) => {
      setTyped(next)
      // in place: each letter is no step of its own to go back
      window.history.replaceState(window.history.state, '', hrefOf(here(next ? searchRoute(next) : SEARCH_ROUTE)))
    },
    [here],
  )
  // the visitor may have typed before React took the field over
  useEffect(() => {
    const early = field.current?.value
    if (early && early !== asked) ask(early)
  }, [ask, asked])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (failed) tryAgain()
  }
  const said = found && (found.count > 0 ? words.found(found.count, found.query) : words.foundNothing(found.query))
  return (
    <div className={styles.panel}>
      <form role="search" className={styles.field} onSubmit={onSubmit}>
        <Icon name="search" className={styles.sign} />
        <input
          ref={field}
          className="display"
          type="search"
          aria-label={words.field}
          enterKeyHint="search"
          autoFocus
          autoComplete="off"
          placeholder={words.placeholder}
          value={query}
          onChange={(event) => ask(event.target.value)}
        />
      </form>
      <p className={`${styles.said} display`} role="status">
        {!failed && (said ?? (busy && words.searching))}
      </p>
      {failed && (
        <div role="alert">
          <AllStories lead={words.failed} />
        </div>
      )}
      {!failed && found && found.count > 0 && <FoundPages {...found} />}
      {!failed && found && (found.count === 0 || found.count > found.pages.length) && (
        <AllStories lead={words.tryOther} />
      )}
    </div>
  )
}
