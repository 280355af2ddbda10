import { FLOOR_M, MOST_COLOURS, MOST_MARKS, MOST_PARTS, MOST_THINGS, THINGS_PER_MARK, TILES } from '../../config/charts'
import { figureNumber } from '../../lib/figureNumber'
import type { CheckedFile } from '../checkedFile'
import type { impactFigure } from '../impact'
import type { Mistake } from '../mistake'
import { isGroup } from '../signs'

type Chart = (typeof impactFigure)['schema']['shape']['chart']['options'][number]

interface Need {
  /** Whether the drawing can show these values: those of the rows */
  isMet: (values: readonly string[]) => boolean
  /** What to write in the rows */
  write: string
}

/** A smaller part of a split bar than one in so many has no width, since a gap is left behind it (SplitBar.tsx). */
const SMALLEST_ONE_IN = 100

const inWords = (number: number) => number.toLocaleString('en')

const isWholeFrom = (least: number, most: number, value: number) =>
  Number.isInteger(value) && value >= least && value <= most

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const isDepths = (text = '') => {
  const [from, to, ...more] = text.match(/\d+/g)?.map(Number) ?? []
  const isAboveWater = figureNumber(text) < 0
  return from !== undefined && to !== undefined && more.length === 0 && from < to && to <= FLOOR_M && !isAboveWater
}

const isShares = (numbers: readonly number[]) =>
  numbers.every((share) => Number.isInteger(share) && share >= 0) && sum(numbers) === TILES

const isSplit = (numbers: readonly number[]) => {
  const [whole = 0, parts] = [numbers.at(-1), numbers.slice(0, -1)]
  return (
    parts.length >= 1 &&
    parts.length <= MOST_PARTS &&
    parts.every((part) => part >= whole / SMALLEST_ONE_IN && part > 0) &&
    sum(parts) <= whole
  )
}

const isColoured = (values: readonly string[], isNumber: (value: number) => boolean) =>
  values.length <= MOST_COLOURS && values.every((value) => /\d/.test(value) && isNumber(figureNumber(value)))

/** What each drawing of src/sections/impact reads in its rows: without it a build stops, or the drawing is untrue. */
const NEEDS: Readonly<Record<Chart, Need>> = {
  depth: {
    isMet: ([, things = '', depths]) => isWholeFrom(1, MOST_MARKS, figureNumber(things)) && isDepths(depths),
    write: `write three rows: any figure, a whole number of things from 1 to ${MOST_MARKS}, and two depths of at most ${FLOOR_M} m, the smaller first, for example 8 to 13 m`,
  },
  tiles: {
    isMet: (values) => isShares(values.slice(0, MOST_COLOURS).map((value) => figureNumber(value))),
    write:
      'write shares in whole per cent that add up to 100, in at most three rows; further rows stand in the table only',
  },
  crowd: {
    isMet: ([counted = '']) =>
      isWholeFrom(1, MOST_MARKS, figureNumber(counted)) ||
      isWholeFrom(THINGS_PER_MARK, MOST_THINGS, figureNumber(counted)),
    write: `write in the first row a whole number from 1 to ${MOST_MARKS}, or one from ${inWords(THINGS_PER_MARK)} to ${inWords(MOST_THINGS)}, of which each mark is a thousand`,
  },
  split: {
    isMet: (values) => isSplit(values.map((value) => figureNumber(value))),
    write:
      'write one or two parts, each at least a hundredth of the whole, and the whole in the last row; together the parts are not more than the whole',
  },
  bars: {
    isMet: (values) => isColoured(values, (value) => value > 0),
    write: 'write at most three rows, each with a number above 0',
  },
  line: {
    isMet: (values) => isColoured(values, (value) => value >= 0 && value <= 1),
    write: 'write at most three rows, each with a number from 0 to 1, for example 0.94',
  },
  rhythm: {
    isMet: ([first = '', second = 'every two months']) =>
      /every two weeks/i.test(first) && /every two months/i.test(second),
    write:
      'write "every two weeks" in the first row and, where there is a second, "every two months" in that, since these are what is drawn',
  },
}

const valuesOf = ({ frontMatter: { rows } }: CheckedFile) =>
  Array.isArray(rows) ? rows.map((row) => (isGroup(row) && typeof row.value === 'string' ? row.value : '')) : []

/** That the rows of a figure hold what its drawing shows. Rows that are none are named with their field. */
export const checkChart = (checked: CheckedFile): Mistake[] => {
  const { file, type, frontMatter, lineOf } = checked
  const chart = String(frontMatter.chart)
  const values = valuesOf(checked)
  if (type.name !== 'ImpactFigure' || !(chart in NEEDS) || values.length === 0 || values.includes('')) return []
  const { isMet, write } = NEEDS[chart as Chart]
  if (isMet(values)) return []
  const found = values.map((value) => `"${value}"`).join(', ')
  return [{ file, line: lineOf('rows'), message: `"rows" has ${found}; for the chart "${chart}" ${write}.` }]
}
