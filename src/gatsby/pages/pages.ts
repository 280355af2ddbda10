import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { ALL_LANGUAGES, SOURCE_LANGUAGE, type Language } from '../../i18n/languages'
import { HOME_ROUTE } from '../../config/routes'
import { NOT_FOUND_ROUTES } from '../../config/unlistedRoutes'
import { nodesIn } from '../../i18n/nodesIn'
import { translationsOf, type PagePlace } from '../../i18n/pagePlace'
import { routeIn } from '../../i18n/routeIn'
import { checkContent } from '../../schema/checkContent'
import { mistakesText } from '../../schema/mistake'
import { isDevelop } from '../isDevelop'
import { queryOrPanic } from '../queryOrPanic'
import { listPages } from './listPages'
import { storyPages } from './storyPages'
import { withTranslations, type Page } from './withTranslations'

const QUERY = /* GraphQL */ `
  fragment StoryPlace on Story {
    id
    route
    language
  }
  query Pages {
    allNewsArticle(sort: [{ date: ASC }, { number: ASC }]) {
      nodes {
        ...StoryPlace
        topics
        date
      }
    }
    allGuide(sort: { position: ASC }) {
      nodes {
        ...StoryPlace
        topics
        date
      }
    }
    allEventPage(sort: { route: ASC }) {
      nodes {
        ...StoryPlace
      }
    }
    allActionPage(sort: { route: ASC }) {
      nodes {
        id
        route
        language
        about
      }
    }
    allTextPage(sort: { route: ASC }) {
      nodes {
        id
        route
        language
      }
    }
  }
`

const pagesIn = (language: Language, data: Queries.PagesQuery): Page[] => {
  const articles = nodesIn(language, data.allNewsArticle)
  const guides = nodesIn(language, data.allGuide)
  return [
    ...storyPages(language, { articles, guides, eventPages: nodesIn(language, data.allEventPage) }),
    ...listPages(language, [...articles.toReversed(), ...guides]),
    ...nodesIn(language, data.allActionPage).map(({ id, about, route }) => ({
      path: route,
      component: resolve('src/templates/action.tsx'),
      context: { language, id, about },
    })),
    ...nodesIn(language, data.allTextPage).map(({ id, route }) => ({
      path: route,
      component: resolve('src/templates/textPage.tsx'),
      context: { language, id },
    })),
  ]
}

/**
 * Makes the pages of the content in each language that they are there in: articles, guides and events from one template; lists,
 * actions and texts have templates of their own. `gatsby develop` makes them again after every edit of the
 * content, and says what is wrong with it then.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions: { createPage }, ...args }) => {
  const data = await queryOrPanic<Queries.PagesQuery>(args, QUERY, 'The texts could not be read.')
  if (isDevelop()) {
    const { mistakes } = await checkContent(process.cwd())
    if (mistakes.length) args.reporter.error(mistakesText(mistakes))
  }
  withTranslations(ALL_LANGUAGES.flatMap((language) => pagesIn(language, data))).forEach((page) => createPage(page))
}

/** Makes each page of src/pages, which Gatsby made as it found it, in all languages. */
export const onCreatePage: GatsbyNode<Record<string, unknown>, Partial<PagePlace>>['onCreatePage'] = ({
  page,
  actions: { createPage, deletePage },
}) => {
  if (page.context?.language) return
  deletePage(page)
  // from a page at an address that is not there, the other languages are reached at their beginning
  const route = NOT_FOUND_ROUTES.includes(page.path) ? HOME_ROUTE : page.path
  for (const language of ALL_LANGUAGES) {
    createPage({
      ...page,
      path: routeIn(language, page.path),
      // at an unknown address the browser's script finds the page that the server sent, in its language
      ...(page.path === '/404.html' && language !== SOURCE_LANGUAGE && { matchPath: `/${language}/*` }),
      context: { ...page.context, language, translations: translationsOf(route) },
    })
  }
}
