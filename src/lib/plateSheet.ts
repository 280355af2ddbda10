/** A sheet of equal plates around a larger one. */

/** Columns of the sheet, and columns and rows of the large plate at its beginning; 0 where there is none. */
export interface Sheet {
  columns: number
  large: readonly [columns: number, rows: number]
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

/**
 * The track that each plate begins in, of which a column has two: said of the first one of a last row that is not full, so
 * that it stands in the middle; undefined where a plate follows the one before it.
 * @param count of plates without the large one
 */
export const startsOn = (sheet: Sheet, count: number): (number | undefined)[] => {
  const beside = besideOf(sheet)
  return Array.from({ length: count }, (_, i) => {
    const left = count - i
    const beginsRow = i >= beside && (i - beside) % sheet.columns === 0
    return beginsRow && left < sheet.columns ? sheet.columns - left + 1 : undefined
  })
}
