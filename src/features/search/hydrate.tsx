import { hydrateIsland } from '../roots'
import { Search } from './Search'

/** The search of its page. */
export const hydrate = (island: HTMLElement) => hydrateIsland(island, <Search />)
