import { defineContentType } from './contentType'
import { list, oneOf, placeAmongCards, wholeNumber } from './fields'
import { storyFields } from './story'

export const TOPICS = ['Reef', 'Mangrove', 'Research', 'Education', 'Community', 'Ocean', 'Events', 'Partners'] as const

export const newsArticle = defineContentType({
  name: 'NewsArticle',
  files: 'news/*/index.md',
  body: 'required',
  interfaces: ['Story'],
  fields: {
    /** Gives the route: 0 is /detail-news, 7 is /detail-news-7 */
    number: wholeNumber(0, 9999),
    ...storyFields,
    topics: list(oneOf(TOPICS), 1, 3),
    order: placeAmongCards().optional(),
  },
})
