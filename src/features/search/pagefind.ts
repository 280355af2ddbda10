import { SEARCH_INDEX_FOLDER, type FoundPageMeta } from '../../config/search'
import { hrefOf } from '../../config/sitePath'

/** A page that was found, as Pagefind gives it. */
export interface FoundPage {
  /** As on this host: src/config/sitePath.ts */
  url: string
  meta: FoundPageMeta
  /** HTML: escaped text with `<mark>` around the words that were found */
  excerpt: string
}

export type Results = { id: string; data: () => Promise<FoundPage> }[]

/** What is used of Pagefind's JavaScript API (pagefind.app/docs/api). */
interface Pagefind {
  options: (options: { ranking: { metaWeights: Record<string, number> } }) => Promise<void>
  /** null where another search has begun meanwhile */
  debouncedSearch: (query: string) => Promise<{ results: Results } | null>
  destroy: () => Promise<void>
}

/**
 * Pagefind's script. It gives its worker five seconds to come and would then run in the page, whose policy refuses
 * WebAssembly: so the worker comes first.
 */
const load = async (): Promise<Pagefind> => {
  await (await fetch(hrefOf(`${SEARCH_INDEX_FOLDER}pagefind-worker.js`))).arrayBuffer()
  const pagefind = (await import(/* webpackIgnore: true */ hrefOf(`${SEARCH_INDEX_FOLDER}pagefind.js`))) as Pagefind
  // what people call a page (content/settings/search.md) says that they mean it
  await pagefind.options({ ranking: { metaWeights: { title: 5, words: 20 } } })
  return pagefind
}

let loading: Promise<Pagefind> | undefined

/**
 * Pages that hold the words, best first; null where the visitor has typed on meanwhile. Pagefind is loaded at the first
 * question, and anew after it has failed.
 * @throws what could not be loaded
 */
export const search = async (query: string): Promise<Results | null> => {
  loading ??= load()
  const asked = loading
  try {
    const answer = await (await asked).debouncedSearch(query)
    return answer && answer.results
  } catch (error) {
    if (loading === asked) loading = undefined
    void asked.then((pagefind) => pagefind.destroy()).catch(() => undefined)
    throw error
  }
}
