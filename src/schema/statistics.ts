import { MOST_PER_UNIT, UNITS } from '../config/charts'
import { defineContentType } from './contentType'
import { line, link, oneOf, placeInList, wholeNumber } from './fields'

export const statistic = defineContentType({
  name: 'Statistic',
  files: 'statistics/*.md',
  fields: {
    title: line(60),
    value: line(12),
    badge: line(8),
    /** Which glyph is drawn for a counted unit */
    unit: oneOf(UNITS),
    /** How many of the counted things one glyph stands for */
    unitSize: wholeNumber(1, MOST_PER_UNIT),
    key: line(80),
    /** The article that backs the figure */
    link: link(),
    order: placeInList().optional(),
  },
})
