/** Routes that are not made by a content file (specification, section 2, "Screens and routes"). */
export const HOME_ROUTE = '/'
export const DIVE_ROUTE = '/dive-with-us'
/** The foundation's own figures with the articles they come from: not in the specification, linked from the statistics */
export const IMPACT_ROUTE = '/impact'
/** Where the foundation has planted, with what is known of each place */
export const REEFS_ROUTE = '/our-reefs'
/** What a visitor takes home from the dive down the home page */
export const LOGBOOK_ROUTE = '/logbook'
/** Sheets to print */
export const PAPER_REEF_ROUTE = '/paper-reef'
/** All articles, newest first; those of a topic stand below it */
export const NEWS_ROUTE = '/news'
/** Guides, which have no day: the list of all; each stands below it */
export const GUIDES_ROUTE = '/guides'
/** All events, those to come first, then past ones by year */
export const EVENTS_ROUTE = '/events'
/** The search as a page of its own, which can be shared and gone back to: /search?q=turtle */
export const SEARCH_ROUTE = '/search'
export const searchRoute = (query: string) => `${SEARCH_ROUTE}?q=${encodeURIComponent(query)}`
export const STATIC_ROUTES = [
  HOME_ROUTE,
  DIVE_ROUTE,
  NEWS_ROUTE,
  GUIDES_ROUTE,
  EVENTS_ROUTE,
  IMPACT_ROUTE,
  REEFS_ROUTE,
  LOGBOOK_ROUTE,
  PAPER_REEF_ROUTE,
  SEARCH_ROUTE,
] as const

/** Route of the article with this number: 0 is /detail-news, 7 is /detail-news-7. */
export const newsRoute = (number: number) => (number === 0 ? '/detail-news' : `/detail-news-${number}`)

/** The number of the article that has this address, or may have had it; undefined for an address of another kind. */
export const newsNumber = (route: string): number | undefined => {
  const [whole, digits = '0'] = /^\/detail-news(?:-([1-9]\d*))?$/.exec(route) ?? []
  return whole === undefined ? undefined : Number(digits)
}

/** Route of a guide, by its folder's name without the number: /guides/planting-mangroves. */
export const guideRoute = (name: string) => `${GUIDES_ROUTE}/${name}`

/** Route of a page of `content/actions` or `content/texts`, by its folder's name without the number: /privacy. */
export const rootRoute = (name: string) => `/${name}`

/** Route of the list of a topic's articles: /news/topics/reef. */
export const topicRoute = (topic: string) => `${NEWS_ROUTE}/topics/${topic.toLowerCase()}`

/** Route of a page of a long list: the first is the list's own, the second /news/page/2. */
export const listPageRoute = (route: string, page: number) => (page === 1 ? route : `${route}/page/${page}`)

export const PRESS_ROUTE = rootRoute('press')
const WORDMARK = `${PRESS_ROUTE}/indonesia-biru-wordmark`
/** Files of the foundation's sign, alone and with its name (static/), which the page for the press gives away */
export const LOGO_FILES = ['/favicon.svg', '/icon-512-maskable.png', `${WORDMARK}.svg`, `${WORDMARK}.png`] as const

/** Files that are written after the build */
export const RSS_ROUTE = '/rss.xml'
export const JSON_FEED_ROUTE = '/feed.json'
export const CALENDAR_ROUTE = '/calendar.ics'
export const SITEMAP_ROUTE = '/sitemap.xml'
export const ROBOTS_ROUTE = '/robots.txt'

/** Calendar file of one event, named as its folder is: /calendar/world-turtle-day.ics. */
export const eventCalendarRoute = (name: string) => `/calendar/${name}.ics`

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
type SectionKey = (typeof SECTION_KEYS)[number]

/** Link to a section of the home page. */
export const sectionRoute = (key: SectionKey) => `${HOME_ROUTE}#${key}`
