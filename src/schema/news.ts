import { defineContentType } from './contentType'
import { line, list, oneOf, placeAmongCards, wholeNumber, yesOrNo } from './fields'
import { message } from './mistake'
import { storyFields } from './story'
import { SUBJECTS } from './subjects'

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
    /** Seen in previews, and in no release (src/gatsby/preview.ts) */
    draft: yesOrNo(message('writeDraft')).optional(),
    topics: list(oneOf(TOPICS), 1, 3),
    order: placeAmongCards().optional(),
    /** On which of the pages of src/schema/actions.ts its card is shown */
    about: list(oneOf(SUBJECTS), 1, SUBJECTS.length).optional(),
    /** Where it happened, the nearest name first: "Medana Bay Marina, Lombok"; for search engines, as the two lists below */
    place: line(60).optional(),
    /** Organisations that took part, as the text names them */
    partners: list(line(60), 1, 10).optional(),
    /** Those that paid for it */
    sponsors: list(line(60), 1, 4).optional(),
  },
})
