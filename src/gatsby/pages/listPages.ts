import { resolve } from 'node:path'
import type { Language } from '../../i18n/languages'
import { newsLists, type ListedStory } from '../../lib/newsLists'
import { routeIn } from '../../i18n/routeIn'
import type { Page } from './withTranslations'

/**
 * The pages of all lists of articles and guides in a language. A list that holds nothing in it is not there.
 * @param stories articles, newest first, then guides
 */
export const listPages = (language: Language, stories: readonly ListedStory[]): Page[] =>
  newsLists(stories).map(({ path, ...context }) => ({
    path: routeIn(language, path),
    component: resolve('src/templates/newsList.tsx'),
    context: { language, ...context },
  }))
