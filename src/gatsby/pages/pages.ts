import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { ALL_LANGUAGES, SOURCE_LANGUAGE } from '../../i18n/languages'
import { HOME_ROUTE } from '../../config/routes'
import { NOT_FOUND_ROUTES } from '../../config/unlistedRoutes'
import { nodesIn } from '../../i18n/nodesIn'
import type { PagePlace } from '../../i18n/pagePlace'
import { routeIn } from '../../i18n/routeIn'
import { checkContent } from '../../schema/checkContent'
import { mistakesText } from '../../schema/mistake'
import { isDevelop } from '../isDevelop'
import { queryOrPanic } from '../queryOrPanic'
import { listPages } from './listPages'
import { placeOf, placesOf } from './placeOf'
import { storyPages } from './storyPages'

const QUERY = /* GraphQL */ `
  fragment StoryPlace on Story {
    id
    route
    language
    translations {
      language
      route
    }
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
        translations {
          language
          route
        }
        about
      }
    }
    allTextPage(sort: { route: ASC }) {
      nodes {
        id
        route
        language
        translations {
          language
          route
        }
      }
    }
  }
`

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
  const inLanguage = (language: string) => ({
    articles: nodesIn(language, data.allNewsArticle),
    guides: nodesIn(language, data.allGuide),
    eventPages: nodesIn(language, data.allEventPage),
  })
  for (const language of ALL_LANGUAGES) storyPages(inLanguage(language)).forEach((page) => createPage(page))
  listPages((language) => {
    const { articles, guides } = inLanguage(language)
    return [...articles.toReversed(), ...guides]
  }).forEach((page) => createPage(page))
  for (const action of data.allActionPage.nodes) {
    const { id, about, route } = action
    const component = resolve('src/templates/action.tsx')
    createPage({ path: route, component, context: { ...placeOf(action), id, about } })
  }
  for (const text of data.allTextPage.nodes) {
    const component = resolve('src/templates/textPage.tsx')
    createPage({ path: text.route, component, context: { ...placeOf(text), id: text.id } })
  }
}

/** Gatsby's own page of addresses, while developing. */
const isEnglishOnly = (path: string) => path.startsWith('/dev-')

/** From a page at an address that is not there, the other languages are reached at their beginning. */
const placesOfFile = (path: string) => {
  if (!NOT_FOUND_ROUTES.includes(path)) return placesOf(path, isEnglishOnly(path) ? [SOURCE_LANGUAGE] : ALL_LANGUAGES)
  return placesOf(HOME_ROUTE)
}

/** Makes each page of src/pages, which Gatsby made as it found it, in all languages. */
export const onCreatePage: GatsbyNode<Record<string, unknown>, Partial<PagePlace>>['onCreatePage'] = ({
  page,
  actions: { createPage, deletePage },
}) => {
  if (page.context?.language) return
  deletePage(page)
  for (const place of placesOfFile(page.path)) {
    const { language } = place
    createPage({
      ...page,
      path: routeIn(language, page.path),
      // at an unknown address the browser's script finds the page that the server sent, in its language
      ...(page.path === '/404.html' && language !== SOURCE_LANGUAGE && { matchPath: `/${language}/*` }),
      context: { ...page.context, ...place },
    })
  }
}
