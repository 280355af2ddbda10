import { hydrateIsland } from '../roots'
import { SearchHere } from './SearchHere'

/** The search of its page. */
export const hydrate = (island: HTMLElement) => hydrateIsland(island, <SearchHere />)
