import { MOST_PER_UNIT, UNITS } from '../config/charts'
import { defineContentType } from './contentType'
import { group, line, link, list, oneOf, sentences, SUBJECTS, wholeNumber } from './fields'

/** Ways to draw a figure: its rows as bars, or what its first row counts, thing by thing. */
const CHARTS = ['bars', ...UNITS] as const

/** Columns of the page Our reefs */
const COLUMNS = ['planted', 'counted'] as const

const row = group(
  'FigureRow',
  { what: line(60), value: line(40), column: oneOf(COLUMNS).optional() },
  { what: 'Living coral', value: '2%' },
)

export const impactFigure = defineContentType({
  name: 'ImpactFigure',
  files: 'impact/*.md',
  fields: {
    title: line(60),
    /** What the numbers count, and what they do not say */
    lead: sentences(20, 260),
    when: line(40),
    /** Of a planting: where it is, and a row of the page Our reefs */
    site: line(60).optional(),
    /** Left out where the numbers say it all */
    chart: oneOf(CHARTS).optional(),
    /** How many things one mark stands for; 1 where left out */
    unitSize: wholeNumber(1, MOST_PER_UNIT).optional(),
    /** What one mark of the drawing is */
    key: line(80).optional(),
    /** What is drawn and stands beside the drawing */
    rows: list(row, 1, 6),
    /** The article that holds the numbers */
    link: link(),
    /** On which of the pages of pages.ts it is shown as well */
    about: list(oneOf(SUBJECTS), 1, SUBJECTS.length).optional(),
  },
})
