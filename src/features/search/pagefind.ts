import { SEARCH_INDEX_FOLDER, searchWordsFile, type FoundPageMeta, type SearchKind } from '../../config/search'
import { hrefOf } from '../../config/sitePath'

/** What the search is narrowed to; an empty text stands for everything. */
export interface Narrowing {
  kind: SearchKind | ''
  topic: string
}

/** How many pages there are of each kind and topic. */
export type Counts = Partial<Record<keyof Narrowing, Record<string, number>>>

/** A page that was found, as Pagefind gives it. */
export interface FoundPage {
  /** As on this host: src/config/sitePath.ts */
  url: string
  meta: FoundPageMeta
  /** HTML: escaped text with `<mark>` around the words that were found */
  excerpt: string
  /** Parts of the page that begin with a heading, with the score of each word that was found there */
  sub_results: {
    title: string
    url: string
    anchor?: { element: string }
    weighted_locations: { balanced_score: number }[]
  }[]
}

export interface Answer {
  results: { id: string; data: () => Promise<FoundPage> }[]
  totalFilters: Counts
}

/** What is used of Pagefind's JavaScript API (pagefind.app/docs/api). */
interface Pagefind {
  /** null where another search has begun meanwhile */
  debouncedSearch: (query: string, options: { filters: Record<string, string> }) => Promise<Answer | null>
  filters: () => Promise<Counts>
  destroy: () => Promise<void>
}

const fetched = (name: string) => fetch(hrefOf(SEARCH_INDEX_FOLDER + name)).then((response) => response.arrayBuffer())

/**
 * Pagefind's script. The files that it asks for one after the other are asked for at once, beside it. It gives its worker
 * five seconds to come and would then run in the page, whose policy refuses WebAssembly: so the worker comes first. It counts
 * nothing in an answer that comes before its filters: so they come before the first question.
 */
const load = async (): Promise<Pagefind> => {
  fetched(`wasm.${document.documentElement.lang}.pagefind`).catch(() => undefined)
  await fetched('pagefind-worker.js')
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ hrefOf(`${SEARCH_INDEX_FOLDER}pagefind.js`))
  try {
    await pagefind.filters()
  } catch (error) {
    await pagefind.destroy()
    throw error
  }
  return pagefind
}

let loading: Promise<Pagefind> | undefined

/** Asks Pagefind, which is loaded at the first question, and anew after it has failed. */
const ask = async <T>(question: (pagefind: Pagefind) => Promise<T>): Promise<T> => {
  loading ??= load()
  const asked = loading
  try {
    return await question(await asked)
  } catch (error) {
    if (loading === asked) loading = undefined
    void asked.then((pagefind) => pagefind.destroy()).catch(() => undefined)
    throw error
  }
}

/** The kinds and topics there are, with the number of their pages. */
export const allCounts = () => ask((pagefind) => pagefind.filters())

/** Pages that hold the words, best first; null where the visitor has typed on meanwhile. */
export const search = (query: string, { kind, topic }: Narrowing) =>
  ask((pagefind) => pagefind.debouncedSearch(query, { filters: { ...(kind && { kind }), ...(topic && { topic }) } }))

/** Words of titles and summaries, in small letters. */
export const knownWords = async (): Promise<string[]> =>
  (await fetch(hrefOf(SEARCH_INDEX_FOLDER + searchWordsFile(document.documentElement.lang)))).json()
