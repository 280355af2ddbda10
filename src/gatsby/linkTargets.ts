/**
 * Where the links of the content lead. They are written as English addresses; in another language they lead to the page in
 * that language, if there is one. Those to an article that was deleted lead to the list of all, and the content check says which
 * links to write anew (src/schema/checks/links.ts).
 */
import * as z from 'zod'
import { TRANSLATION_LANGUAGES, type Language } from '../i18n/languages'
import { NEWS_ROUTE } from '../config/routes'
import type { CheckedFile } from '../schema/checkedFile'
import { metaOf, valueOf } from '../schema/fields'
import { pageTypes } from '../schema/registry'
import { isGroup } from '../schema/signs'
import { routeIn } from '../i18n/routeIn'
import { pageRoute } from './graphql/pageRoute'
import { isTranslated } from './isTranslated'

interface Targets {
  /** Articles that links lead to and that are not there */
  gone: readonly string[]
  /** English addresses of pages that are not there in a language */
  untranslated: Readonly<Partial<Record<Language, readonly string[]>>>
}

let targets: Targets = { gone: [], untranslated: {} }

/**
 * Takes over what the check of the content found, before nodes are made.
 * @param files the English texts
 */
export const setLinkTargets = (goneArticles: ReadonlySet<string>, files: readonly CheckedFile[]) => {
  const pages = files
    .filter(({ type }) => pageTypes.includes(type))
    .map(({ type, file, frontMatter }) => ({ type, path: file.replace(/^content\//, ''), frontMatter }))
  const without = (language: Language) =>
    pages
      .filter(({ path }) => !isTranslated(language, path))
      .map(({ type, path, frontMatter }) => pageRoute(type, path, frontMatter))
  targets = {
    gone: [...goneArticles].sort(),
    untranslated: Object.fromEntries(TRANSLATION_LANGUAGES.map((language) => [language, without(language)])),
  }
}

/** What nodes and texts follow from besides their files: a value that changes when a link leads elsewhere. */
export const linkTargetsKey = () => JSON.stringify(targets)

/** The address that a link of the content has on a page in a language. */
export const linkTarget = (language: Language, address: string) => {
  if (targets.gone.includes(address)) return routeIn(language, NEWS_ROUTE)
  // to another site, and to files, which are the same in all languages
  if (!address.startsWith('/') || /\.\w+$/.test(address)) return address
  const [page = ''] = address.split(/[#?]/)
  return targets.untranslated[language]?.includes(page) ? address : routeIn(language, address)
}

const linked = (language: Language, field: z.ZodType, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => linked(language, field, one))
  const inside = valueOf(field)
  if (inside instanceof z.ZodObject) return isGroup(value) ? withLinkTargets(language, inside.shape, value) : value
  return metaOf(field).pointsTo === 'route' && typeof value === 'string' ? linkTarget(language, value) : value
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
