import { defineContentType } from './contentType'
import { day, list, oneOf } from './fields'
import { TOPICS } from './news'
import { guideFields } from './story'

/** What stays true: how something is done, or why. Its address is its folder's name: /guides/planting-mangroves. */
export const guide = defineContentType({
  name: 'Guide',
  files: 'guides/*/index.md',
  body: 'required',
  interfaces: ['Story'],
  fields: {
    ...guideFields,
    topics: list(oneOf(TOPICS), 1, 3),
    /** When it was written, or last looked through; for feeds and search engines, no page shows it */
    updated: day(),
  },
})
