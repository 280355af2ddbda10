import { resolve } from 'node:path'
import { ALL_LANGUAGES, type Language } from '../../i18n/languages'
import { newsLists, type ListedStory } from '../../lib/newsLists'
import { translationsOf } from '../../i18n/pagePlace'
import { routeIn } from '../../i18n/routeIn'
import type { Page } from './placeOf'

/**
 * The pages of all lists of articles and guides. A list that holds nothing in a language is not there in it.
 * @param storiesIn those of a language: articles, newest first, then guides
 */
export const listPages = (storiesIn: (language: Language) => readonly ListedStory[]): Page[] => {
  const lists = ALL_LANGUAGES.map((language) => ({ language, pages: newsLists(storiesIn(language)) }))
  const isThere = (path: string) => (language: Language) =>
    lists.some((one) => one.language === language && one.pages.some((page) => page.path === path))
  return lists.flatMap(({ language, pages }) =>
    pages.map(({ path, ...context }) => ({
      path: routeIn(language, path),
      component: resolve('src/templates/newsList.tsx'),
      context: { language, translations: translationsOf(path, ALL_LANGUAGES.filter(isThere(path))), ...context },
    })),
  )
}
