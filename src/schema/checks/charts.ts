import { MOST_COLOURS, MOST_MARKS, TILES, UNITS } from '../../config/charts'
import { figureNumber } from '../../lib/figureNumber'
import type { CheckedFile } from '../checkedFile'
import type { Mistake } from '../mistake'
import { isGroup } from '../signs'

interface Need {
  /** Whether the drawing can show these values: those of the rows */
  isMet: (values: readonly string[], unitSize: number) => boolean
  /** What to write in the rows */
  write: string
}

const isMarks = (count: number, unitSize: number) =>
  Number.isInteger(count) && Math.round(count / unitSize) >= 1 && count / unitSize <= MOST_MARKS

const isShares = (numbers: readonly number[]) =>
  numbers.every((share) => Number.isInteger(share) && share >= 0) &&
  numbers.reduce((all, one) => all + one, 0) === TILES

const UNIT: Need = {
  isMet: ([counted = ''], unitSize) => isMarks(figureNumber(counted), unitSize),
  write: `write in the first row a whole number that gives 1 to ${MOST_MARKS} marks; "unitSize" says how many things a mark stands for`,
}

const NEEDS: Readonly<Record<string, Need>> = {
  tiles: {
    isMet: (values) => isShares(values.slice(0, MOST_COLOURS).map((value) => figureNumber(value))),
    write:
      'write shares in whole per cent that add up to 100, in at most three rows; further rows stand in the table only',
  },
  bars: {
    isMet: (values) =>
      values.length <= MOST_COLOURS && values.every((value) => /\d/.test(value) && figureNumber(value) > 0),
    write: 'write at most three rows, each with a number above 0',
  },
  ...Object.fromEntries(UNITS.map((unit) => [unit, UNIT])),
}

const valuesOf = ({ frontMatter: { rows } }: CheckedFile) =>
  Array.isArray(rows) ? rows.map((row) => (isGroup(row) && typeof row.value === 'string' ? row.value : '')) : []

/** That the rows of a figure hold what its drawing shows. Rows that are none are named with their field. */
export const checkChart = (checked: CheckedFile): Mistake[] => {
  const { file, type, frontMatter, lineOf } = checked
  const need = NEEDS[String(frontMatter.chart)]
  const values = valuesOf(checked)
  if (type.name !== 'ImpactFigure' || !need || values.length === 0 || values.includes('')) return []
  if (need.isMet(values, Number(frontMatter.unitSize ?? 1))) return []
  const found = values.map((value) => `"${value}"`).join(', ')
  return [
    {
      file,
      line: lineOf('rows'),
      message: `"rows" has ${found}; for the chart "${String(frontMatter.chart)}" ${need.write}.`,
    },
  ]
}
