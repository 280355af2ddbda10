/** Routes that are not made by a content file (specification, section 2, "Screens and routes"). */
export const HOME_ROUTE = '/'
export const DIVE_ROUTE = '/dive-with-us'
/** What the site knows of its visitors: not in the specification, linked from the footer. */
export const PRIVACY_ROUTE = '/privacy'
export const STATIC_ROUTES = [HOME_ROUTE, DIVE_ROUTE, PRIVACY_ROUTE] as const

/** Route of the article with this number: 0 is /detail-news, 7 is /detail-news-7. */
export const newsRoute = (number: number) => (number === 0 ? '/detail-news' : `/detail-news-${number}`)

/** Second spellings that the specification gives for one page. Links and the canonical address use the first one. */
export const ALTERNATE_ROUTES: Readonly<Record<string, string>> = { '/detail-news1': '/detail-news-1' }

/**
 * Keys of the home page's sections: the values of the specification's shared section value, spelled as there, and the
 * ids of the sections, so that `/#mission` opens one.
 */
export const SECTION_KEYS = [
  'mission',
  'coral',
  'team',
  'voluteering',
  'gallery',
  'merchandise',
  'news',
  'Event',
] as const
export type SectionKey = (typeof SECTION_KEYS)[number]

/** Link to a section of the home page. */
export const sectionRoute = (key: SectionKey) => `${HOME_ROUTE}#${key}`
