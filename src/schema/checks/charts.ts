import { MOST_COLOURS, MOST_MARKS, TILES, UNITS } from '../../config/charts'
import { figureNumber } from '../../lib/figureNumber'
import { inFile, type CheckedFile } from '../checkedFile'
import { message, type FieldMistake, type Mistake } from '../mistake'
import { isGroup } from '../signs'

/** A number without a fraction, and no letter behind it: the k of "150k" would not be read. */
const WHOLE_NUMBER = /^\D*\d[\d,]*(?![\d.,]|\p{L})/u

/** Whether what was counted can be drawn, mark by mark. */
const isDrawable = (text: string, unitSize: unknown) => {
  const marks = Math.round(figureNumber(text) / Number(unitSize))
  return WHOLE_NUMBER.test(text) && marks >= 1 && marks <= MOST_MARKS
}

const undrawable = (field: string, found: string): FieldMistake[] => [
  { field, ...message('counted', { found, marks: MOST_MARKS }) },
]

const isShares = (numbers: readonly number[]) =>
  numbers.every((share) => Number.isInteger(share) && share >= 0) &&
  numbers.reduce((all, one) => all + one, 0) === TILES

/** The drawings of src/sections/impact, but those of what was counted: whether they can show the numbers of the rows. */
const FITS: Readonly<Record<string, (numbers: readonly number[]) => boolean>> = {
  chartTiles: (numbers) => isShares(numbers.slice(0, MOST_COLOURS)),
  chartBars: (numbers) => numbers.length <= MOST_COLOURS && numbers.every((number) => number > 0),
}

const impactChart = ({ frontMatter: { chart, rows, unitSize = 1 } }: CheckedFile): FieldMistake[] => {
  const values = [rows ?? []].flat().map((row) => (isGroup(row) && typeof row.value === 'string' ? row.value : ''))
  const [first = ''] = values
  // rows that are none are told with their field
  if (first === '' || values.includes('')) return []
  if (UNITS.some((unit) => unit === chart)) return isDrawable(first, unitSize) ? [] : undrawable('rows', first)
  const write = chart === 'tiles' ? 'chartTiles' : 'chartBars'
  if (chart === undefined || FITS[write]?.(values.map((value) => figureNumber(value)))) return []
  return [{ field: 'rows', ...message('chart', { found: values.join(', '), write: message(write) }) }]
}

/** A total is drawn unit by unit, and its newcomers among them. */
const countedUnits = ({ frontMatter: { value, badge, unitSize } }: CheckedFile): FieldMistake[] => [
  ...(typeof value === 'string' && !isDrawable(value, unitSize) ? undrawable('value', value) : []),
  ...(typeof badge === 'string' && !WHOLE_NUMBER.test(badge) ? undrawable('badge', badge) : []),
]

const CHECKS: Readonly<Record<string, (checked: CheckedFile) => FieldMistake[]>> = {
  ImpactFigure: impactChart,
  Statistic: countedUnits,
}

/** That figures can be drawn: else a build stops, or a drawing is untrue. */
export const checkChart = (checked: CheckedFile): Mistake[] =>
  (CHECKS[checked.type.name]?.(checked) ?? []).map((found) => inFile(checked, found))
