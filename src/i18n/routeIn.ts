import { ALL_LANGUAGES, SOURCE_LANGUAGE, type Language } from './languages'

/**
 * The address of a page in a language, by its English route: /impact → /id/impact, / → /id, /#team → /id#team. English pages
 * keep the addresses of the specification. Whether the page is there is another question (an article may have no translation).
 */
export const routeIn = (language: Language, route: string) =>
  language === SOURCE_LANGUAGE ? route : `/${language}${route.replace(/^\/(?=#|$)/, '')}`

/** The addresses of pages in all languages, by their English routes. */
export const inAllLanguages = (...routes: readonly string[]) =>
  ALL_LANGUAGES.flatMap((language) => routes.map((route) => routeIn(language, route)))

/** The language of a page, by its path. */
export const languageOfRoute = (route: string): Language => {
  const [, first = ''] = /^\/([^/#?]+)/.exec(route) ?? []
  return ALL_LANGUAGES.find((language) => language === first) ?? SOURCE_LANGUAGE
}
