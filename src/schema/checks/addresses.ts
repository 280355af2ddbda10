import {
  guideRoute,
  HOME_ROUTE,
  newsRoute,
  rootRoute,
  SECTION_KEYS,
  STATIC_ROUTES,
  topicRoute,
  yearRoute,
} from '../../config/routes'
import { UNLISTED_ROUTES } from '../../config/unlistedRoutes'
import { unnumbered } from '../../lib/unnumbered'
import type { CheckedFile } from '../checkedFile'
import type { Mistake } from '../mistake'
import { HIGHEST_NUMBER, isArticleNumber } from '../news'
import { rootPages } from '../registry'
import { originalsFirst } from './originals'

const articles = (files: readonly CheckedFile[]) => files.filter(({ type }) => type.name === 'NewsArticle')
const guides = (files: readonly CheckedFile[]) => files.filter(({ type }) => type.name === 'Guide')
const atRoot = (files: readonly CheckedFile[]) => files.filter(({ type }) => rootPages.includes(type))
const eventPages = (files: readonly CheckedFile[]) => files.filter(({ type }) => type.name === 'EventPage')

const numbersOf = (files: readonly CheckedFile[]) =>
  articles(files)
    .map(({ frontMatter }) => frontMatter.number)
    .filter(isArticleNumber)

/**
 * Numbers of all articles. Of one that cannot be read, the number in front of its folder stands in: lest links to it seem
 * wrong as well.
 */
const numbersInUse = (files: readonly CheckedFile[], paths: readonly string[]) => {
  const read = new Set(files.map(({ file }) => file))
  const unread = paths.filter((path) => !read.has(`content/${path}`))
  const stoodIn = unread.flatMap((path) => /^news\/(\d+)-[^/]+\/index\.md$/.exec(path)?.[1] ?? [])
  return [...numbersOf(files), ...stoodIn.map(Number).filter(isArticleNumber)]
}

/** Numbers of stories that the foundation's earlier site told and this one does not yet: people have shared their addresses. */
const OLDER_STORIES = { first: 46, last: 53 }
const isOlderStory = (number: number) => number >= OLDER_STORIES.first && number <= OLDER_STORIES.last

/** Numbers from 0 up to, and without, `end` that are not in use. */
const freeBelow = (end: number, used: ReadonlySet<number>) =>
  Array.from({ length: end }, (_, number) => number).filter((number) => !used.has(number))

/**
 * The number after these: above all others, so that gaps, where an article is gone, are not filled as long as there is
 * another one. Only the address of the newest can come again. The numbers of older stories are passed over.
 */
export const numberAfter = (numbers: Iterable<number>) => {
  const used = new Set(numbers)
  const next = Math.max(-1, ...used) + 1
  if (isOlderStory(next)) return OLDER_STORIES.last + 1
  return next <= HIGHEST_NUMBER ? next : (freeBelow(next, used).find((number) => !isOlderStory(number)) ?? next)
}

/**
 * The number for the next article.
 * @param files the texts that could be read
 * @param paths all files below `content/`
 */
export const nextNumber = (files: readonly CheckedFile[], paths: readonly string[]) =>
  numberAfter(numbersInUse(files, paths))

/** Says that an article's number belongs to another one's file, and which one is free. */
export const sameNumber = (number: unknown, other: string, free: number) =>
  `"number" is ${String(number)}, as in ${other}; the next free number is ${free}.`

/** Lists of articles and guides by topic, and of articles by year: only those that hold one. */
const listRoutes = (files: readonly CheckedFile[]) =>
  [...articles(files), ...guides(files)].flatMap(({ frontMatter: { topics, date } }) => [
    ...(Array.isArray(topics) ? topics.map(String).map(topicRoute) : []),
    ...(typeof date === 'string' ? [yearRoute(date.slice(0, 4))] : []),
  ])

/**
 * Every address of this site that a link may lead to, from the first slash.
 * @param files the texts that could be read
 * @param paths all files below `content/`
 */
export const siteRoutes = (files: readonly CheckedFile[], paths: readonly string[]): Set<string> =>
  new Set([
    ...STATIC_ROUTES,
    ...SECTION_KEYS.map((key) => `${HOME_ROUTE}#${key}`),
    ...numbersInUse(files, paths).map(newsRoute),
    ...listRoutes(files),
    ...guides(files).map(({ file }) => guideRoute(unnumbered(file))),
    ...atRoot(files).map(({ file }) => rootRoute(unnumbered(file))),
    ...eventPages(files).map(({ frontMatter }) => String(frontMatter.route)),
  ])

/** What a link may lead to on this site. */
export interface Site {
  /** Every address of the site, from the first slash */
  routes: ReadonlySet<string>
  /** The site's full address; undefined where it is not known */
  address: string | undefined
}

/** The site as its texts describe it: the arguments of `siteRoutes`. */
export const siteOf = (files: readonly CheckedFile[], paths: readonly string[]): Site => {
  const address = files.find(({ type }) => type.name === 'ContactSettings')?.frontMatter.siteUrl
  return { routes: siteRoutes(files, paths), address: typeof address === 'string' ? address : undefined }
}

const numberMistakes = (files: readonly CheckedFile[], paths: readonly string[]): Mistake[] => {
  const first = new Map<unknown, string>()
  return originalsFirst(articles(files)).flatMap(({ file, frontMatter: { number }, lineOf }) => {
    const other = first.get(number)
    if (!isArticleNumber(number) || other === undefined) {
      first.set(number, file)
      return []
    }
    return [{ file, line: lineOf('number'), message: sameNumber(number, other, nextNumber(files, paths)) }]
  })
}

const routeMistakes = (files: readonly CheckedFile[]): Mistake[] => {
  const taken = new Map<string, string>()
  for (const route of [...STATIC_ROUTES, ...UNLISTED_ROUTES]) taken.set(route, 'this site')
  for (const { file, frontMatter } of articles(files)) {
    if (isArticleNumber(frontMatter.number)) taken.set(newsRoute(frontMatter.number), file)
  }
  return originalsFirst(eventPages(files)).flatMap(({ file, frontMatter: { route }, lineOf }) => {
    if (typeof route !== 'string') return []
    // some hosts tell large and small letters apart, some do not
    const address = route.toLowerCase()
    const other = taken.get(address)
    taken.set(address, other ?? file)
    return other
      ? [
          {
            file,
            line: lineOf('route'),
            message: `"route" is ${route}, which belongs to ${other}; write another path.`,
          },
        ]
      : []
  })
}

/** Pages whose address is the name of their folder, without its number. */
const folderMistakes = (
  pages: readonly CheckedFile[],
  routeOf: (name: string) => string,
  taken = new Map<string, string>(),
): Mistake[] =>
  originalsFirst(pages).flatMap(({ file }) => {
    const folder = file.replace('/index.md', '')
    // some hosts tell large and small letters apart, some do not
    const address = routeOf(unnumbered(file)).toLowerCase()
    const other = taken.get(address)
    taken.set(address, other ?? folder)
    if (!other) return []
    const message = `is called like ${other} after its number, and both would have the address ${address}; give it another name.`
    return [{ file: folder, message }]
  })

/** What the root of the site holds besides: a page of the site's own, or an event's. */
const takenAtRoot = (files: readonly CheckedFile[]) =>
  new Map([
    ...[...STATIC_ROUTES, ...UNLISTED_ROUTES].map((route) => [route, 'a page of this site'] as const),
    ...eventPages(files).map(({ file, frontMatter }) => [String(frontMatter.route).toLowerCase(), file] as const),
  ])

/** Addresses that two pages would share. */
export const checkAddresses = (files: readonly CheckedFile[], paths: readonly string[]): Mistake[] => [
  ...numberMistakes(files, paths),
  ...routeMistakes(files),
  ...folderMistakes(guides(files), guideRoute),
  ...folderMistakes(atRoot(files), rootRoute, takenAtRoot(files)),
]

/** Says which numbers below the highest no article has: nothing is wrong with them. A sentence on each kind, or none. */
export const numberGaps = (files: readonly CheckedFile[], paths: readonly string[]): string[] => {
  const used = new Set(numbersInUse(files, paths))
  const free = freeBelow(Math.max(0, ...used), used)
  const older = free.filter(isOlderStory)
  const runs = free
    .filter((number) => !isOlderStory(number))
    .reduce<[number, number][]>((all, number) => {
      const run = all.at(-1)
      if (run?.[1] === number - 1) run[1] = number
      else all.push([number, number])
      return all
    }, [])
  const said = runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ')
  return [
    ...(said
      ? [`content/news: no article has the number ${said}. That is fine; there is just no page at that address.`]
      : []),
    ...(older.length > 0
      ? [
          `content/news: the numbers ${OLDER_STORIES.first} to ${OLDER_STORIES.last} belong to older stories; leave them free for those.`,
        ]
      : []),
  ]
}
