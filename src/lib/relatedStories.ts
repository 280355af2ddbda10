export interface StoryLink {
  id: string
  route: string
  topics: readonly string[]
}

const HOW_MANY = 3

/**
 * The ids of the three articles that share most topics with the one at `index`; of equals, those nearest in time; the newest
 * first. For a page that is no article (`index` = length) the three newest. Looks no further in time than it has to, so that
 * thousands of articles take a moment.
 * @param articles in the order of their dates
 */
export const relatedStories = (articles: readonly StoryLink[], index: number): string[] => {
  const story = articles[index]
  const topics = new Set(story?.topics)
  let best: { at: number; id: string; shared: number }[] = []
  for (let distance = 1; distance <= articles.length; distance += 1) {
    for (const at of [index - distance, index + distance]) {
      const other = articles[at]
      if (other) best.push({ at, id: other.id, shared: other.topics.filter((topic) => topics.has(topic)).length })
    }
    best = best.sort((a, b) => b.shared - a.shared).slice(0, HOW_MANY)
    if (best.length === HOW_MANY && best.at(-1)?.shared === topics.size) break
  }
  return best.sort((a, b) => b.at - a.at).map(({ id }) => id)
}
