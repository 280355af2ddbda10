import { ALL_LANGUAGES, type Language } from '../../i18n/languages'
import { translationsOf, type PagePlace } from '../../i18n/pagePlace'

/** A page as `createPage` takes it; its context says where it stands. */
export interface Page {
  path: string
  component: string
  context: PagePlace & Record<string, unknown>
}

/** A node that is a page. */
export interface PageNode {
  route: string
  language: string
  translations: readonly { language: string; route: string }[]
}

/** Where the page of a node stands: languages are text in GraphQL. */
export const placeOf = ({ language, translations }: PageNode) => ({ language, translations }) as PagePlace

/** The places of a page that does not come from a file of the content, by its English route. */
export const placesOf = (route: string, languages: readonly Language[] = ALL_LANGUAGES): PagePlace[] => {
  const translations = translationsOf(route, languages)
  return languages.map((language) => ({ language, translations }))
}
