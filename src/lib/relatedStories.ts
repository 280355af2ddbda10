export interface StoryLink {
  id: string
  route: string
  topics: readonly string[]
}

const HOW_MANY = 3

/**
 * The ids of the three articles that share most topics with the one at `index`; of equals, those nearest in time. For a
 * page that is no article (`index` = length) the three newest.
 * @param articles in the order of their dates
 */
export const relatedStories = (articles: readonly StoryLink[], index: number): string[] => {
  const topics = new Set(articles[index]?.topics)
  const near = new Set([index - 1, index + 1])
  return articles
    .map(({ id, topics: others }, place) => ({
      id,
      place,
      shared: others.filter((topic) => topics.has(topic)).length,
      distance: Math.abs(place - index),
    }))
    .filter(({ place }) => place !== index && !(articles[index] && near.has(place)))
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance)
    .slice(0, HOW_MANY)
    .map(({ id }) => id)
}
