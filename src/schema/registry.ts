import { guideRoute, newsRoute, rootRoute } from '../config/routes'
import { unnumbered } from '../lib/unnumbered'
import type { ContentType } from './contentType'
import { diveTexts, diveTypes } from './dive'
import { event, eventPage } from './events'
import { homeLists, homeTypes } from './home'
import { impactFigure } from './impact'
import { guide, newsArticle } from './news'
import { actionPage, impactPage, question, reefsPage, textPage } from './pages'
import { settingsTypes } from './settings'
import { translationOf } from './translation'

/** Every content type of the site. */
export const contentTypes: readonly ContentType[] = [
  newsArticle,
  guide,
  event,
  eventPage,
  ...homeLists,
  impactFigure,
  ...diveTypes,
  question,
  actionPage,
  textPage,
  ...diveTexts,
  ...homeTypes,
  ...settingsTypes,
  impactPage,
  reefsPage,
]

/** Types whose pages stand at the root of the site, each at the name of its folder. */
export const rootPages: readonly ContentType[] = [actionPage, textPage]

/** Types of which each file is a page. Where one has no translation, the page is not there in that language. */
export const pageTypes: readonly ContentType[] = [newsArticle, guide, eventPage, ...rootPages]

/**
 * The English address of the page that a file is.
 * @param type one of `pageTypes`
 * @param path ends as one below `content/`
 */
export const pageRoute = (type: ContentType, path: string, { number, route }: Readonly<Record<string, unknown>>) => {
  if (type === newsArticle) return newsRoute(Number(number))
  if (type === eventPage) return String(route)
  return type === guide ? guideRoute(unnumbered(path)) : rootRoute(unnumbered(path))
}

/**
 * Whether a text of a type may be there in one language alone, whichever it is: then its one file holds all fields, `index.md` or
 * `index.id.md`.
 */
export const mayStandAlone = (type: ContentType | undefined) => type === newsArticle

const patterns = contentTypes.map(
  (type) => [type, new RegExp(`^${type.files.replace(/\./g, '\\.').replace(/\*/g, '[^/]+')}$`)] as const,
)

/**
 * The content type of a file, by its path below `content/` with forward slashes; undefined where none fits, and for the words of
 * another language (translation.ts).
 */
export const contentTypeOf = (path: string): ContentType | undefined =>
  translationOf(path) ? undefined : patterns.find(([, pattern]) => pattern.test(path))?.[0]
