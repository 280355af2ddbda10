import { GUIDES_ROUTE, listPageRoute, NEWS_ROUTE, topicRoute } from '../config/routes'

export interface ListedStory {
  id: string
  topics: readonly string[]
  /** A day as YYYY-MM-DD; a guide has none */
  date: string | null
}

/** What a list holds: all articles, the articles and guides on a topic, all guides. */
export interface NewsList {
  kind: 'all' | 'topic' | 'guides'
  /** The topic, by the name that files give it; empty for all articles and all guides */
  name: string
  /** Of the English list */
  route: string
  count: number
}

/** One page of a list; what its template is given besides the path. */
export interface NewsListPage {
  path: string
  list: NewsList
  /** Every list, to choose from */
  lists: NewsList[]
  page: number
  pages: number
  ids: string[]
}

const PAGE_SIZE = 24

const listsOf = (stories: readonly ListedStory[]) => {
  const list = (kind: NewsList['kind'], name: string, route: string, holds: (story: ListedStory) => boolean) => {
    const ids = stories.filter(holds).map(({ id }) => id)
    return { list: { kind, name, route, count: ids.length }, ids }
  }
  const topics = [...new Set(stories.flatMap(({ topics: all }) => all))]
    .map((topic) => list('topic', topic, topicRoute(topic), (story) => story.topics.includes(topic)))
    .sort((a, b) => b.ids.length - a.ids.length)
  return [
    list('all', '', NEWS_ROUTE, ({ date }) => date !== null),
    ...topics,
    list('guides', '', GUIDES_ROUTE, ({ date }) => date === null),
  ]
}

/**
 * The pages of all lists of articles and guides, at most 24 on each. The lists of all are there even while they are empty,
 * so that links to them always lead somewhere; topics come in the order of how much there is.
 * @param stories as the lists will show them: articles, newest first, then guides
 */
export const newsLists = (stories: readonly ListedStory[]): NewsListPage[] => {
  const all = listsOf(stories)
  const lists = all.map(({ list }) => list)
  return all.flatMap(({ list, ids }) => {
    const pages = Math.max(1, Math.ceil(ids.length / PAGE_SIZE))
    return Array.from({ length: pages }, (_, index) => ({
      path: listPageRoute(list.route, index + 1),
      list,
      lists,
      page: index + 1,
      pages,
      ids: ids.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    }))
  })
}
