/** A sheet of equal plates around a larger one, on which two groups of plates change places. */
import { present } from './present'

/** Columns of the sheet, and columns and rows of the large plate at its beginning; 0 where there is none. */
export interface Sheet {
  columns: number
  large: readonly [columns: number, rows: number]
}

/** What the style sheet is told of a plate: the column that it begins in, and how many plates further it goes. */
interface Place {
  /** Number of the track, of which each column has two; undefined where it follows the plate before it */
  start?: number
  x: number
  y: number
}

/** How many plates stand beside the large one. */
const besideOf = ({ columns, large: [width, height] }: Sheet) => (width ? (columns - width) * height : 0)

/** How full the last row is, from 0 to 1; below 0 where the large plate has gaps beside it. */
const lastRow = (count: number, sheet: Sheet) => {
  const below = count - besideOf(sheet)
  return below < 0 ? below : (below % sheet.columns || sheet.columns) / sheet.columns
}

/**
 * @param count of plates without the large one
 * @param sheets to choose from, the best first
 * @returns the first of those whose last row is fullest
 */
export const fittingSheet = (count: number, sheets: readonly Sheet[]): Sheet =>
  sheets.reduce((best, sheet) => (lastRow(count, sheet) > lastRow(count, best) ? sheet : best))

/** Column and row of each plate, from the corner of the sheet; a last row that is not full stands in the middle. */
const cells = (count: number, sheet: Sheet) => {
  const { columns, large } = sheet
  const beside = besideOf(sheet)
  const firstBelow = large[1]
  return Array.from({ length: count }, (_, i) => {
    if (i < beside) return { x: large[0] + (i % (columns - large[0])), y: Math.floor(i / (columns - large[0])) }
    const below = i - beside
    const row = Math.floor(below / columns)
    const inRow = Math.min(columns, count - beside - row * columns)
    return { x: (below % columns) + (columns - inRow) / 2, y: firstBelow + row }
  })
}

/**
 * Where plates stand, and where each goes when the first `a` of them change places with the others, so that the others come
 * first and no place is left empty.
 * @param a how many plates the first group has
 * @param b how many the second has
 */
export const placesOn = (sheet: Sheet, a: number, b: number): Place[] => {
  const at = cells(a + b, sheet)
  const goesTo = [...at.slice(b), ...at.slice(0, b)]
  return at.map(({ x, y }, i) => {
    const to = present(goesTo[i], 'place that a plate goes to')
    const begins = i >= besideOf(sheet) && (i - besideOf(sheet)) % sheet.columns === 0
    return { ...(begins && x > 0 && { start: 2 * x + 1 }), x: to.x - x, y: to.y - y }
  })
}
