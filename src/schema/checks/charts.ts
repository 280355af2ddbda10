import { MOST_COLOURS, MOST_MARKS } from '../../config/charts'
import { figureNumber } from '../../lib/figureNumber'
import { inFile, type CheckedFile } from '../checkedFile'
import { message, type Mistake } from '../mistake'
import { isGroup } from '../signs'

/** A number without a fraction, and no letter behind it: the k of "150k" would not be read. */
const WHOLE_NUMBER = /^\D*\d[\d,]*(?![\d.,]|\p{L})/u

/** Whether a chart can draw these values: bars all of them, units the first one, mark by mark. */
const isDrawable = (chart: unknown, values: readonly string[], unitSize: unknown) => {
  const numbers = values.map((value) => figureNumber(value))
  if (chart === 'bars') return numbers.length <= MOST_COLOURS && numbers.every((number) => number > 0)
  const [marks = 0] = numbers.map((number) => Math.round(number / Number(unitSize)))
  return WHOLE_NUMBER.test(values[0] ?? '') && marks >= 1 && marks <= MOST_MARKS
}

/** That a figure can be drawn: else a build stops, or a drawing is untrue. Values that are none are told with their field. */
export const checkChart = (checked: CheckedFile): Mistake[] => {
  const { chart, unit = chart, unitSize = 1, rows, value } = checked.frontMatter
  const field = rows ? 'rows' : 'value'
  const values = [rows ?? value].flat().map((row) => (isGroup(row) ? row.value : row))
  if (unit === undefined || !values.every((one) => typeof one === 'string')) return []
  if (isDrawable(unit, values, unitSize)) return []
  return [inFile(checked, { field, ...message('chart', { found: values.join(', '), marks: MOST_MARKS }) })]
}
