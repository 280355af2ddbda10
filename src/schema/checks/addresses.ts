import {
  eventCalendarRoute,
  guideRoute,
  HOME_ROUTE,
  newsRoute,
  rootRoute,
  SECTION_KEYS,
  STATIC_ROUTES,
  topicRoute,
} from '../../config/routes'
import { UNLISTED_ROUTES } from '../../config/unlistedRoutes'
import { ALL_LANGUAGES } from '../../i18n/languages'
import { unnumbered } from '../../lib/unnumbered'
import { inFile, type CheckedFile } from '../checkedFile'
import { hasKnownDay } from '../events'
import { message, type Message, type Mistake } from '../mistake'
import { isArticleNumber } from '../news'
import { rootPages } from '../registry'

const ofType = (files: readonly CheckedFile[], name: string) => files.filter(({ type }) => type.name === name)
const atRoot = (files: readonly CheckedFile[]) => files.filter(({ type }) => rootPages.includes(type))

/**
 * Numbers of all articles. Of one that cannot be read, the number in front of its folder stands in: lest links to it seem
 * wrong as well.
 */
const numbersInUse = (files: readonly CheckedFile[], paths: readonly string[]) => {
  const read = new Set(files.map(({ file }) => file))
  const unread = paths.filter((path) => !read.has(`content/${path}`))
  return [
    ...ofType(files, 'NewsArticle').map(({ frontMatter }) => frontMatter.number),
    ...unread.flatMap((path) => /^news\/(\d+)-[^/]+\/index\.md$/.exec(path)?.[1] ?? []).map(Number),
  ].filter(isArticleNumber)
}

/** Numbers of stories that the foundation's earlier site told and this one does not yet: people have shared their addresses. */
const OLDER_STORIES = { first: 46, last: 53 }

/** The number after these, above all others, so that gaps, where an article is gone, stay. The older stories are passed over. */
export const numberAfter = (numbers: Iterable<number>) => {
  const next = Math.max(-1, ...numbers) + 1
  return next >= OLDER_STORIES.first && next <= OLDER_STORIES.last ? OLDER_STORIES.last + 1 : next
}

/**
 * The number for the next article.
 * @param files the texts that could be read
 * @param paths all files below `content/`
 */
export const nextNumber = (files: readonly CheckedFile[], paths: readonly string[]) =>
  numberAfter(numbersInUse(files, paths))

/** Says that an article's number belongs to another one's file, and which one is free. */
const sameNumber = (number: number, other: string, free: number) =>
  ({ field: 'number', ...message('numberTaken', { number: `${number}`, other, free: `${free}` }) }) as const

/** Lists of articles and guides by topic: only those that hold one. */
const listRoutes = (files: readonly CheckedFile[]) =>
  [...ofType(files, 'NewsArticle'), ...ofType(files, 'Guide')].flatMap(({ frontMatter: { topics } }) =>
    Array.isArray(topics) ? topics.map(String).map(topicRoute) : [],
  )

/** What a link may lead to on this site. */
export interface Site {
  /** Every address of the site, from the first slash */
  routes: ReadonlySet<string>
  /** The site's full address; undefined where it is not known */
  address: string | undefined
}

/**
 * The site as its texts describe it.
 * @param files the texts that could be read
 * @param paths all files below `content/`
 */
export const siteOf = (files: readonly CheckedFile[], paths: readonly string[]): Site => {
  const address = ofType(files, 'ContactSettings')[0]?.frontMatter.siteUrl
  const routes = new Set([
    ...STATIC_ROUTES,
    ...SECTION_KEYS.map((key) => `${HOME_ROUTE}#${key}`),
    ...numbersInUse(files, paths).map(newsRoute),
    ...listRoutes(files),
    ...ofType(files, 'Guide').map(({ file }) => guideRoute(unnumbered(file))),
    ...atRoot(files).map(({ file }) => rootRoute(unnumbered(file))),
    ...ofType(files, 'EventPage').map(({ frontMatter }) => String(frontMatter.route)),
  ])
  return { routes, address: typeof address === 'string' ? address : undefined }
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))

const numberMistakes = (files: readonly CheckedFile[], paths: readonly string[]): Mistake[] => {
  const first = new Map<unknown, string>()
  return ofType(files, 'NewsArticle').flatMap((checked) => {
    const { number } = checked.frontMatter
    const other = first.get(number)
    if (isArticleNumber(number) && other) return inFile(checked, sameNumber(number, other, nextNumber(files, paths)))
    first.set(number, checked.file)
    return []
  })
}

/** First parts of addresses that the build writes below, or that Gatsby takes for itself */
const RESERVED = ['static', 'cms', 'admin', 'page-data', 'pagefind', 'calendar', 'shapes', ...ALL_LANGUAGES]

/** Addresses of pages and calendars that two files would share, or that the site needs itself. */
const sharedAddresses = (files: readonly CheckedFile[]): Mistake[] => {
  const taken = new Map<string, string | Message>()
  const needed = [...STATIC_ROUTES, ...UNLISTED_ROUTES, ...RESERVED.map(rootRoute)]
  for (const route of needed) taken.set(route, message('thisSite'))
  for (const { frontMatter, file } of ofType(files, 'NewsArticle')) {
    if (isArticleNumber(frontMatter.number)) taken.set(newsRoute(frontMatter.number), file)
  }
  /** What already has an address; some hosts tell large and small letters apart, some do not. */
  const takenBefore = (address: string, owner: string) => {
    const other = taken.get(address.toLowerCase())
    if (other === undefined) taken.set(address.toLowerCase(), owner)
    return other
  }
  const routes = ofType(files, 'EventPage').flatMap((checked) => {
    const route = String(checked.frontMatter.route)
    const other = takenBefore(route, checked.file)
    return other ? inFile(checked, { field: 'route', ...message('routeTaken', { route, other }) }) : []
  })
  const named = [
    ...ofType(files, 'Guide').map(({ file }) => [file, guideRoute(unnumbered(file))] as const),
    ...atRoot(files).map(({ file }) => [file, rootRoute(unnumbered(file))] as const),
    ...ofType(files, 'Event')
      .filter(({ frontMatter }) => hasKnownDay(frontMatter))
      .map(({ file }) => [file, eventCalendarRoute(unnumbered(file))] as const),
  ]
  const folders = named.flatMap(([file, address]): Mistake[] => {
    const other = takenBefore(address, folderOf(file))
    return other ? [{ file: folderOf(file), ...message('addressTaken', { address, other }) }] : []
  })
  return [...routes, ...folders]
}

/** Numbers and addresses that two files would share. */
export const checkAddresses = (files: readonly CheckedFile[], paths: readonly string[]): Mistake[] => [
  ...numberMistakes(files, paths),
  ...sharedAddresses(files),
]
