import { ALL_LANGUAGES, type Language } from './languages'
import { routeIn } from './routeIn'

/** Where a page stands: what each is made with (src/gatsby/pages/). */
export interface PagePlace {
  language: Language
  /** Its addresses in all the languages that it is there in, this one too */
  translations: readonly { language: Language; route: string }[]
}

/** The addresses of a page in languages, by its English route. */
export const translationsOf = (
  route: string,
  languages: readonly Language[] = ALL_LANGUAGES,
): PagePlace['translations'] => languages.map((language) => ({ language, route: routeIn(language, route) }))
