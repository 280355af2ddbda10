import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { ALTERNATE_ROUTES, LAUNCH_REPORT_ROUTE } from '../config/routes'
import { newsLists } from '../lib/newsLists'
import { relatedStories, type StoryLink } from '../lib/relatedStories'
import { toSupply } from './preview'

/**
 * Makes the pages of all articles, guides and events from one template; lists, actions, texts and a preview's report have
 * templates of their own.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.StoriesQuery>(`
    query Stories {
      allNewsArticle(sort: [{ date: ASC }, { number: ASC }]) {
        nodes {
          id
          route
          topics
          date
        }
      }
      allGuide(sort: { position: ASC }) {
        nodes {
          id
          route
          topics
          date
        }
      }
      allEventPage(sort: { route: ASC }) {
        nodes {
          id
          route
        }
      }
      allActionPage(sort: { route: ASC }) {
        nodes {
          id
          route
          about
        }
      }
      allTextPage(sort: { route: ASC }) {
        nodes {
          id
          route
        }
      }
    }
  `)
  if (errors || !data) {
    reporter.panicOnBuild('The articles, guides and event pages could not be read.', errors as Error)
    return
  }
  const component = resolve('src/templates/story.tsx')
  const articles = data.allNewsArticle.nodes
  const relatedTo = (index: number, stories: readonly StoryLink[] = articles) => {
    const [firstRelatedId = null, secondRelatedId = null, thirdRelatedId = null] = relatedStories(stories, index)
    return { firstRelatedId, secondRelatedId, thirdRelatedId }
  }
  articles.forEach(({ id, route }, index) => {
    const context = {
      id,
      route,
      previousId: articles[index - 1]?.id ?? null,
      nextId: articles[index + 1]?.id ?? null,
      ...relatedTo(index),
    }
    actions.createPage({ path: route, component, context })
    for (const [alternate, target] of Object.entries(ALTERNATE_ROUTES)) {
      if (target === route) actions.createPage({ path: alternate, component, context })
    }
  })
  const guides = data.allGuide.nodes
  for (const guide of guides) {
    const { id, route } = guide
    const context = { id, route, previousId: null, nextId: null, ...relatedTo(articles.length, [...articles, guide]) }
    actions.createPage({ path: route, component, context })
  }
  for (const { id, route } of data.allEventPage.nodes) {
    actions.createPage({
      path: route,
      component,
      context: { id, route, previousId: null, nextId: null, ...relatedTo(articles.length) },
    })
  }
  for (const { route, ...context } of data.allActionPage.nodes) {
    actions.createPage({ path: route, component: resolve('src/templates/action.tsx'), context })
  }
  for (const { route, id } of data.allTextPage.nodes) {
    actions.createPage({ path: route, component: resolve('src/templates/textPage.tsx'), context: { id } })
  }
  if (toSupply().length > 0) {
    const component = resolve('src/templates/launchReport.tsx')
    actions.createPage({ path: LAUNCH_REPORT_ROUTE, component, context: { standIns: toSupply() } })
  }
  for (const { path, ...context } of newsLists([...articles.toReversed(), ...guides])) {
    actions.createPage({ path, component: resolve('src/templates/newsList.tsx'), context })
  }
}
