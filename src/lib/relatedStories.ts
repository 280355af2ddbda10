export interface StoryLink {
  id: string
  route: string
  topics: readonly string[]
}

const HOW_MANY = 3

/**
 * The ids of the three articles that share most topics with the one at `index`, of equals the nearest; the newest first.
 * @param articles in the order of their dates
 */
export const relatedStories = (articles: readonly StoryLink[], index: number): string[] => {
  const own = articles[index]?.topics ?? []
  return articles
    .map(({ id, topics }, at) => ({ id, at, shared: topics.filter((topic) => own.includes(topic)).length }))
    .filter(({ at }) => at !== index)
    .sort((one, other) => other.shared - one.shared || Math.abs(one.at - index) - Math.abs(other.at - index))
    .slice(0, HOW_MANY)
    .sort((one, other) => other.at - one.at)
    .map(({ id }) => id)
}
