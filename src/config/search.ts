/** Folder of the search index below the site's root; the build writes it, Pagefind's script reads it. */
export const SEARCH_INDEX_FOLDER = '/pagefind/'

/** What the index holds of a page beside its words; Pagefind gives it back as text. */
export interface FoundPageMeta {
  title: string
  kind: 'article' | 'guide' | 'event' | 'page'
  /** Topics, joined by commas; for articles and guides only */
  topics?: string
  /** Day or season in words, for articles and event pages */
  date?: string
}
