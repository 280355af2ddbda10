/** Words of the search, apart from `wording.ts`, which every page loads: these come with the search. */

export const field = 'Search all pages'
export const placeholder = 'turtle, mangrove, plastic'
export const close = 'Close search'
export const topic = 'Topic'
export const allTopics = 'All topics'
export const kind = 'Kind'
export const allKinds = 'All kinds'
export const kinds = { article: 'Articles', guide: 'Guides', event: 'Events', page: 'Pages' }
export const kindOf = { article: 'Article', guide: 'Guide', event: 'Event', page: 'Page' }
export const results = 'Results'
export const searching = 'Searching …'
export const found = (count: number, query: string) => `${count === 1 ? '1 result' : `${count} results`} for “${query}”`
export const foundNothing = (query: string) => `Nothing found for “${query}”.`
export const tryOther = 'Try fewer or other words, or start from a topic:'
export const didYouMean = 'Did you mean'
export const anyTopicOrKind = 'Search in all topics and kinds'
export const showMore = 'Show more results'
export const failed =
  'The search could not be loaded. Perhaps there is no connection just now; try again, or look through'
export const failedEnd = 'all stories by topic and year'
export const tryAgain = 'Try again'
export const noIndexYet =
  'There is no search index yet: it is made by “npm run build”, not by “gatsby develop”. See the search with “npm start”, or look through'
