/**
 * Where the links of the content lead. They are written as English addresses, and lead to the page in the language of the text, or
 * to that in another one where there is none. Those to a draft lead to the list of all articles.
 */
import * as z from 'zod'
import { ALL_LANGUAGES, type Language } from '../i18n/languages'
import { NEWS_ROUTE } from '../config/routes'
import { newsLists, type ListedStory } from '../lib/newsLists'
import type { CheckedFile } from '../schema/checkedFile'
import { metaOf, valueOf } from '../schema/fields'
import { guide, newsArticle } from '../schema/news'
import { pageRoute, pageTypes } from '../schema/registry'
import { isGroup } from '../schema/signs'
import { sourcePath } from '../schema/translation'
import { routeIn } from '../i18n/routeIn'
import { isThere } from './isThere'

/** What the links on pages in a language follow from. */
export interface LinkTargets {
  /** Articles that are not shown */
  hidden: readonly string[]
  /** Of pages that are not there in the language, by their English addresses: where they are in another one */
  elsewhere: Readonly<Record<string, string>>
}

const NONE: LinkTargets = { hidden: [], elsewhere: {} }

let targets: Readonly<Partial<Record<Language, LinkTargets>>> = {}

const pathOf = ({ file }: CheckedFile) => sourcePath(file.replace(/^content\//, ''))

const listed = ({ frontMatter: { topics, date } }: CheckedFile): ListedStory => ({
  id: '',
  topics: [topics ?? []].flat().map(String),
  date: typeof date === 'string' ? date : null,
})

/** The English addresses of the pages of some texts, and of the lists that name them. */
const routesOf = (pages: readonly CheckedFile[]) => [
  ...pages.map((page) => pageRoute(page.type, pathOf(page), page.frontMatter)),
  ...newsLists(pages.filter(({ type }) => type === newsArticle || type === guide).map(listed)).map(({ path }) => path),
]

/**
 * Takes over what the check of the content found, before nodes are made.
 * @param hidden addresses of articles that are not shown
 * @param files the texts that are shown and hold all fields
 */
export const setLinkTargets = (hidden: readonly string[], files: readonly CheckedFile[]) => {
  const pages = files.filter(({ type }) => pageTypes.includes(type))
  const routesIn = (language: Language) => routesOf(pages.filter((page) => isThere(language, pathOf(page))))
  const there = ALL_LANGUAGES.map((language) => ({ language, routes: new Set(routesIn(language)) }))
  const elsewhere = (routes: ReadonlySet<string>) =>
    there.flatMap((other) =>
      [...other.routes].filter((route) => !routes.has(route)).map((route) => [route, routeIn(other.language, route)]),
    )
  targets = Object.fromEntries(
    there.map(({ language, routes }) => [language, { hidden, elsewhere: Object.fromEntries(elsewhere(routes)) }]),
  )
}

/** Those of a language; each node keeps its own, because Gatsby makes the HTML of texts in other processes too. */
export const linkTargets = (language: Language): LinkTargets => targets[language] ?? NONE

/** What nodes and texts follow from besides their files: a value that changes when a link leads elsewhere. */
export const linkTargetsKey = () => JSON.stringify(targets)

/** The address that a link of the content has on a page in a language. */
export const linkTarget = (language: Language, address: string, { hidden, elsewhere }: LinkTargets) => {
  if (hidden.includes(address)) return routeIn(language, NEWS_ROUTE)
  // to another site, and to files, which are the same in all languages
  if (!address.startsWith('/') || /\.\w+$/.test(address)) return address
  const [page = ''] = address.split(/[#?]/)
  const other = elsewhere[page]
  return other === undefined ? routeIn(language, address) : other + address.slice(page.length)
}

const linked = (language: Language, field: z.ZodType, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => linked(language, field, one))
  const inside = valueOf(field)
  if (inside instanceof z.ZodObject) return isGroup(value) ? withLinkTargets(language, inside.shape, value) : value
  return metaOf(field).pointsTo === 'route' && typeof value === 'string'
    ? linkTarget(language, value, linkTargets(language))
    : value
}

/** The fields of a file, with the links that they hold as they are in a language. */
export const withLinkTargets = (
  language: Language,
  shape: z.ZodRawShape,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name in shape ? linked(language, shape[name] as z.ZodType, value) : value,
    ]),
  )
