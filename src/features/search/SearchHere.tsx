import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { SEARCH_ROUTE, searchRoute } from '../../config/routes'
import { hrefOf } from '../../config/sitePath'
import { useRouteHere } from '../../i18n/pageLanguage'
import { SearchPanel } from './SearchPanel'

/** The search in the page, whose address keeps what was asked: /search?q=turtle. */
export const SearchHere = () => {
  const here = useRouteHere()
  const [typed, setTyped] = useState<string>()
  // one file answers every query: only the browser knows which
  const asked = useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(window.location.search).get('q') ?? '',
    () => '',
  )
  const field = useRef<HTMLInputElement>(null)
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
  return <SearchPanel ref={field} query={typed ?? asked} onQuery={ask} />
}
