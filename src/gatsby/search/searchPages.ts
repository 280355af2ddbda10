import type { FoundPageMeta } from '../../config/search'
import { ALTERNATE_ROUTES, GUIDES_ROUTE, NEWS_ROUTE } from '../../config/routes'
import { escapeHtml } from '../../lib/escapeHtml'

/** What is known of a page beside its HTML. */
export type PageFacts = Omit<FoundPageMeta, 'title'> & {
  /** What else people call it */
  words?: string
}

/** Guides themselves stand below their list, articles do not. */
const IS_LIST = new RegExp(`^(/\\w\\w)?(${NEWS_ROUTE}(/|$)|${GUIDES_ROUTE}(/page/\\d+)?$)`)
const ALTERNATES = Object.keys(ALTERNATE_ROUTES)
const MAIN = /<main\b[^>]*>/
/** Between elements that only the page's styles keep apart */
const BESIDE_EACH_OTHER = /(?<=<\/(?:a|span|time)>)(?=<\w)/g
const HAS_ADDRESS = /<link [^>]*rel="canonical"/

/**
 * Whether a page can be found by searching: not one without an address that others may show, nor a second spelling of
 * another, nor a list of articles or guides, which holds nothing but what they say themselves.
 * @param html the page as the build wrote it
 */
export const isSearched = (route: string, html: string) =>
  HAS_ADDRESS.test(html) && !ALTERNATES.some((alternate) => route.endsWith(alternate)) && !IS_LIST.test(route)

const told = (name: string, value = '') =>
  value && `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(value)}">`

/**
 * A page for Pagefind: its HTML, with the facts as the attributes that Pagefind reads. They are not in the page that
 * visitors get.
 * @throws where the page has no `<main>`
 */
export const markedPage = (html: string, facts: PageFacts): string => {
  if (!MAIN.test(html)) throw new Error('A page has no <main> to be searched in; see src/layout/Layout.tsx.')
  return html.replace(BESIDE_EACH_OTHER, ' ').replace(
    MAIN,
    (main) =>
      main +
      Object.entries(facts)
        .map(([name, value]) => told(name, value))
        .join(''),
  )
}
