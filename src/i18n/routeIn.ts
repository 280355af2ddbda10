import { ALL_LANGUAGES, SOURCE_LANGUAGE, type Language } from './languages'
import { HOME_ROUTE, topicRoute } from '../config/routes'
import { slug } from '../lib/slug'
import { wordsOf } from './loadedWords'

const TOPIC_ROUTE = new RegExp(`^${topicRoute('')}([^/?#]+)`)

/** The same with the topic as it is called in a language: /news/topics/reef → /news/topics/terumbu. */
const withTopicIn = (language: Language, route: string) =>
  route.replace(TOPIC_ROUTE, (whole, address: string) => {
    const found = Object.entries(wordsOf(language).topics).find(([topic]) => topicRoute(topic) === topicRoute(address))
    return found ? topicRoute(slug(found[1])) : whole
  })

/**
 * The address of a page in a language, by its English route: /impact → /id/impact, / → /id, /#team → /id#team. English pages
 * keep the addresses of the specification. Whether the page is there is another question (an article may have no translation).
 */
export const routeIn = (language: Language, route: string) => {
  if (language === SOURCE_LANGUAGE) return route
  return `/${language}${withTopicIn(language, route.startsWith(`${HOME_ROUTE}#`) || route === HOME_ROUTE ? route.slice(1) : route)}`
}

/** The addresses of pages in all languages, by their English routes. */
export const inAllLanguages = (...routes: readonly string[]) =>
  ALL_LANGUAGES.flatMap((language) => routes.map((route) => routeIn(language, route)))

/** The language of a page, by its path. */
export const languageOfRoute = (route: string): Language => {
  const [, first = ''] = /^\/([^/#?]+)/.exec(route) ?? []
  return ALL_LANGUAGES.find((language) => language === first) ?? SOURCE_LANGUAGE
}
