import { ALL_LANGUAGES, SOURCE_LANGUAGE, type Language } from '../../i18n/languages'
import { translationsOf } from '../../i18n/pagePlace'
import { routeIn } from '../../i18n/routeIn'

/** A page as `createPage` takes it. */
export interface Page {
  path: string
  component: string
  context: Record<string, unknown> & {
    language: Language
    /** Where its path is a second spelling: the address that counts */
    route?: string
  }
}

const englishRoute = (language: Language, route: string) =>
  language === SOURCE_LANGUAGE ? route : route.slice(`/${language}`.length)

/** Gives the pages of all languages their addresses in those in which they are there. */
export const withTranslations = (pages: readonly Page[]) => {
  const paths = new Set(pages.map(({ path }) => path))
  return pages.map(({ context, ...page }) => {
    const route = englishRoute(context.language, context.route ?? page.path)
    const languages = ALL_LANGUAGES.filter((language) => paths.has(routeIn(language, route)))
    return { ...page, context: { ...context, translations: translationsOf(route, languages) } }
  })
}
