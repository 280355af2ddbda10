import { useState, useSyncExternalStore } from 'react'
import { SEARCH_ROUTE, searchRoute } from '../../config/routes'
import { hrefOf } from '../../config/sitePath'
import { useRouteHere } from '../../i18n/pageLanguage'
import { SearchPanel } from './SearchPanel'

type SearchHereProps = {
  /** Into the field before the script was there */
  typedBefore?: string | undefined
}

/** The search in the page, whose address keeps what was asked: /search?q=turtle. */
export const SearchHere = ({ typedBefore }: SearchHereProps) => {
  const here = useRouteHere()
  const [typed, setTyped] = useState(typedBefore)
  // one file answers every query: only the browser knows which
  const asked = useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(window.location.search).get('q') ?? '',
    () => '',
  )
  const ask = (next: string) => {
    setTyped(next)
    // in place: each letter is no step of its own to go back
    window.history.replaceState(window.history.state, '', hrefOf(here(next ? searchRoute(next) : SEARCH_ROUTE)))
  }
  return <SearchPanel query={typed ?? asked} onQuery={ask} />
}
