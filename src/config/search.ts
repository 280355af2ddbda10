/** Folder of the search index below the site's root; the build writes it, Pagefind's script reads it. */
export const SEARCH_INDEX_FOLDER = '/pagefind/'

/** Kinds of pages that a search can be narrowed to, in the order in which they are offered. */
export const SEARCH_KINDS = ['article', 'guide', 'event', 'page'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** What the index holds of a page beside its words; Pagefind gives it back as text. */
export interface FoundPageMeta {
  title: string
  kind: SearchKind
  /** Topics, joined by commas; for articles and guides only */
  topics?: string
  /** Day or season in words, for articles and event pages */
  date?: string
}
