import { MOST_COLOURS, MOST_MARKS, MOST_PER_UNIT, TILES, UNITS } from '../../config/charts'
import { figureNumber } from '../../lib/figureNumber'
import { inFile, type CheckedFile } from '../checkedFile'
import { message, type FieldMistake, type Message, type Mistake } from '../mistake'
import { isGroup } from '../signs'

interface Need {
  /** Whether the drawing can show these values: those of the rows */
  isMet: (values: readonly string[], unitSize: number) => boolean
  /** What to write in the rows */
  write: Message
}

const isWholeFrom = (least: number, most: number, value: number) =>
  Number.isInteger(value) && value >= least && value <= most

const isShares = (numbers: readonly number[]) =>
  numbers.every((share) => isWholeFrom(0, TILES, share)) && numbers.reduce((all, one) => all + one, 0) === TILES

const COUNTED: Need = {
  isMet: ([counted = ''], unitSize) => {
    const count = figureNumber(counted)
    return Number.isInteger(count) && Math.round(count / unitSize) >= 1 && count / unitSize <= MOST_MARKS
  },
  write: message('chartCounted', { marks: MOST_MARKS }),
}

/** What each drawing of src/sections/impact reads in its rows: without it a build stops, or the drawing is untrue. */
const NEEDS: Readonly<Record<string, Need>> = {
  tiles: {
    isMet: (values) => isShares(values.slice(0, MOST_COLOURS).map((value) => figureNumber(value))),
    write: message('chartTiles'),
  },
  bars: {
    isMet: (values) =>
      values.length <= MOST_COLOURS && values.every((value) => /\d/.test(value) && figureNumber(value) > 0),
    write: message('chartBars'),
  },
  ...Object.fromEntries(UNITS.map((unit) => [unit, COUNTED])),
}

const impactChart = ({ frontMatter: { chart, rows, unitSize = 1 } }: CheckedFile): FieldMistake[] => {
  const values = [rows ?? []].flat().map((row) => (isGroup(row) && typeof row.value === 'string' ? row.value : ''))
  const need = NEEDS[String(chart)]
  // rows that are none are told with their field
  if (!need || values.length === 0 || values.includes('') || need.isMet(values, Number(unitSize))) return []
  const found = values.map((value) => `"${value}"`).join(', ')
  return [{ field: 'rows', ...message('chart', { found, chart: String(chart), write: need.write }) }]
}

/** One number without a fraction, and no letter behind it: the k of "150k" would not be read. */
const WHOLE_NUMBER = /^\D*\d[\d,]*(?![\d.]|\p{L})\D*$/u
const MOST = MOST_MARKS * MOST_PER_UNIT

const isDrawable = (text: unknown): text is string =>
  typeof text === 'string' && WHOLE_NUMBER.test(text) && isWholeFrom(1, MOST, figureNumber(text))

/** A total is drawn unit by unit, and its newcomers among them. */
const countedUnits = ({ frontMatter }: CheckedFile): FieldMistake[] => {
  const { value, unitSize } = frontMatter
  const undrawable = (['value', 'badge'] as const).flatMap((field): FieldMistake[] => {
    const found = frontMatter[field]
    return typeof found !== 'string' || isDrawable(found)
      ? []
      : [{ field, ...message('countedUnits', { found, most: MOST }) }]
  })
  if (!isDrawable(value) || typeof unitSize !== 'number' || unitSize < 1) return undrawable
  const units = (size: number) => Math.round(figureNumber(value) / size)
  if (isWholeFrom(1, MOST_MARKS, units(unitSize))) return undrawable
  const found = message('unitSize', { found: `${unitSize}`, units: units(unitSize), most: MOST_MARKS })
  return [...undrawable, { field: 'unitSize', ...found }]
}

const CHECKS: Readonly<Record<string, (checked: CheckedFile) => FieldMistake[]>> = {
  ImpactFigure: impactChart,
  Statistic: countedUnits,
}

/** That figures can be drawn. */
export const checkChart = (checked: CheckedFile): Mistake[] =>
  (CHECKS[checked.type.name]?.(checked) ?? []).map((found) => inFile(checked, found))
