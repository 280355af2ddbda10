import {
  FLOOR_M,
  MOST_COLOURS,
  MOST_MARKS,
  MOST_PARTS,
  MOST_PER_UNIT,
  MOST_THINGS,
  THINGS_PER_MARK,
  TILES,
} from '../../config/charts'
import { figureNumber } from '../../lib/figureNumber'
import { inFile, type CheckedFile } from '../checkedFile'
import type { impactFigure } from '../impact'
import { message, type FieldMistake, type Message, type Mistake } from '../mistake'
import { isGroup } from '../signs'

type Chart = (typeof impactFigure)['schema']['shape']['chart']['options'][number]

interface Need {
  /** Whether the drawing can show these values: those of the rows */
  isMet: (values: readonly string[]) => boolean
  /** What to write in the rows */
  write: Message
}

const isWholeFrom = (least: number, most: number, value: number) =>
  Number.isInteger(value) && value >= least && value <= most

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const isDepths = (text = '') => {
  const [from, to, ...more] = text.match(/\d+/g)?.map(Number) ?? []
  return from !== undefined && to !== undefined && more.length === 0 && from < to && to <= FLOOR_M
}

const isSplit = (numbers: readonly number[]) => {
  const [whole = 0, parts] = [numbers.at(-1), numbers.slice(0, -1)]
  const isWide = (part: number) => part > 0 && part >= whole / 100
  return isWholeFrom(1, MOST_PARTS, parts.length) && parts.every(isWide) && sum(parts) <= whole
}

const isColoured = (values: readonly string[], isNumber: (value: number) => boolean) =>
  values.length <= MOST_COLOURS && values.every((value) => /\d/.test(value) && isNumber(figureNumber(value)))

/** What each drawing of src/sections/impact reads in its rows: without it a build stops, or the drawing is untrue. */
const NEEDS: Readonly<Record<Chart, Need>> = {
  depth: {
    isMet: ([, things = '', depths]) => isWholeFrom(1, MOST_MARKS, figureNumber(things)) && isDepths(depths),
    write: message('chartDepth', { marks: MOST_MARKS, metres: FLOOR_M }),
  },
  tiles: {
    isMet: (values) => {
      const shares = values.slice(0, MOST_COLOURS).map((value) => figureNumber(value))
      return shares.every((share) => isWholeFrom(0, TILES, share)) && sum(shares) === TILES
    },
    write: message('chartTiles'),
  },
  crowd: {
    isMet: ([counted = '']) =>
      isWholeFrom(1, MOST_MARKS, figureNumber(counted)) ||
      isWholeFrom(THINGS_PER_MARK, MOST_THINGS, figureNumber(counted)),
    write: message('chartCrowd', { marks: MOST_MARKS, from: THINGS_PER_MARK, to: MOST_THINGS }),
  },
  split: {
    isMet: (values) => isSplit(values.map((value) => figureNumber(value))),
    write: message('chartSplit'),
  },
  bars: { isMet: (values) => isColoured(values, (value) => value > 0), write: message('chartBars') },
  line: { isMet: (values) => isColoured(values, (value) => value >= 0 && value <= 1), write: message('chartLine') },
  rhythm: {
    isMet: ([first = '', second = 'every two months']) =>
      /every two weeks/i.test(first) && /every two months/i.test(second),
    write: message('chartRhythm'),
  },
}

const impactChart = ({ frontMatter: { chart, rows } }: CheckedFile): FieldMistake[] => {
  const values = [rows ?? []].flat().map((row) => (isGroup(row) && typeof row.value === 'string' ? row.value : ''))
  const name = String(chart) as Chart
  // rows that are none are told with their field
  if (!(name in NEEDS) || values.length === 0 || values.includes('')) return []
  const { isMet, write } = NEEDS[name]
  if (isMet(values)) return []
  const found = values.map((value) => `"${value}"`).join(', ')
  return [{ field: 'rows', ...message('chart', { found, chart: name, write }) }]
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
  // powers of ten, since the key says how many things a unit stands for
  const better = [1, 10, 100].find((size) => units(size) <= MOST_MARKS) ?? MOST_PER_UNIT
  const found = message('unitSize', {
    found: `${unitSize}`,
    units: units(unitSize),
    most: MOST_MARKS,
    better: `${better}`,
  })
  return [...undrawable, { field: 'unitSize', ...found }]
}

const CHECKS: Readonly<Record<string, (checked: CheckedFile) => FieldMistake[]>> = {
  ImpactFigure: impactChart,
  Statistic: countedUnits,
}

/** That figures can be drawn. */
export const checkChart = (checked: CheckedFile): Mistake[] =>
  (CHECKS[checked.type.name]?.(checked) ?? []).map((found) => inFile(checked, found))
