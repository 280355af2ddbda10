import { PAPER_SHEETS } from '../../config/paperReef'
import {
  eventCalendarRoute,
  LOGO_FILES,
  newsRoute,
  rootRoute,
  SECTION_KEYS,
  sectionRoute,
  STATIC_ROUTES,
  topicRoute,
} from '../../config/routes'
import { UNLISTED_ROUTES } from '../../config/unlistedRoutes'
import { ALL_LANGUAGES } from '../../i18n/languages'
import { unnumbered } from '../../lib/unnumbered'
import { inFile, type CheckedFile } from '../checkedFile'
import { event, hasKnownDay } from '../events'
import { message, type Message, type Mistake } from '../mistake'
import { pageRoute, pageTypes } from '../registry'

/** Numbers of stories that the foundation's earlier site told and this one does not yet: people have shared their addresses. */
const OLDER_STORIES = { first: 46, last: 53 }

/** The number after these, above all others, so that gaps, where an article is gone, stay. The older stories are passed over. */
export const numberAfter = (numbers: Iterable<number>) => {
  const next = Math.max(-1, ...numbers) + 1
  return next >= OLDER_STORIES.first && next <= OLDER_STORIES.last ? OLDER_STORIES.last + 1 : next
}

/**
 * Numbers of all articles, by the names of their folders: so links to one that cannot be read do not seem wrong as well.
 * @param paths all files below `content/`
 */
const articleNumbers = (paths: readonly string[]) =>
  paths.flatMap((path) => /^news\/(\d+)-/.exec(path)?.[1] ?? []).map(Number)

/** The number for the next article. @param paths all files below `content/` */
export const nextNumber = (paths: readonly string[]) => numberAfter(articleNumbers(paths))

/** What a link may lead to on this site. */
export interface Site {
  /** Every address of the site, from the first slash */
  routes: ReadonlySet<string>
}

const routeOf = ({ type, file, frontMatter }: CheckedFile) => pageRoute(type, file, frontMatter)

/**
 * The site as its texts describe it.
 * @param files the texts that could be read
 * @param paths all files below `content/`; the desk leaves the pictures of a story that is deleted
 */
export const siteOf = (files: readonly CheckedFile[], paths: readonly string[]): Site => {
  const pages = files.filter(({ type }) => pageTypes.includes(type))
  const topics = pages.flatMap(({ frontMatter }) => [frontMatter.topics ?? []].flat()).map(String)
  const routes = new Set([
    ...STATIC_ROUTES,
    ...LOGO_FILES,
    ...PAPER_SHEETS.map((sheet) => `/paper-reef/${sheet}.pdf`),
    ...SECTION_KEYS.map(sectionRoute),
    ...articleNumbers(paths.filter((path) => path.endsWith('.md'))).map(newsRoute),
    ...pages.map(routeOf),
    ...topics.map(topicRoute),
  ])
  return { routes }
}

/** First parts of addresses that the build writes below, or that Gatsby takes for itself */
const RESERVED = ['static', 'cms', 'admin', 'page-data', 'pagefind', 'calendar', 'shapes', ...ALL_LANGUAGES]

/** The address that a file makes: that of its page, or of an event's calendar file. */
const addressOf = (checked: CheckedFile) => {
  if (pageTypes.includes(checked.type)) return routeOf(checked)
  const hasCalendar = checked.type === event && hasKnownDay(checked.frontMatter)
  return hasCalendar ? eventCalendarRoute(unnumbered(checked.file)) : undefined
}

/** Addresses that two files would share, or that the site needs itself; some hosts tell large and small letters apart, some do not. */
export const checkAddresses = (files: readonly CheckedFile[]): Mistake[] => {
  const needed = [...STATIC_ROUTES, ...UNLISTED_ROUTES, ...RESERVED.map(rootRoute)]
  const taken = new Map<string, string | Message>(needed.map((route) => [route, message('thisSite')]))
  return files.flatMap((checked) => {
    const address = addressOf(checked)
    if (address === undefined) return []
    const other = taken.get(address.toLowerCase())
    if (other === undefined) {
      taken.set(address.toLowerCase(), checked.file)
      return []
    }
    const found = message('addressTaken', { address, other })
    const field = ['number', 'route'].find((name) => name in checked.frontMatter)
    return field ? inFile(checked, { field, ...found }) : { file: checked.file, ...found }
  })
}
