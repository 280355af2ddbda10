import type { CSSProperties } from 'react'
import { fittingSheet, startsOn, type Sheet } from '../../../lib/plateSheet'

/** Sheets for the windows of the style sheet's media queries, by the first letter of its variables; the best first. */
const SHEETS: Readonly<Record<'n' | 'm' | 'w', readonly Sheet[]>> = {
  n: [{ columns: 2, large: [2, 1] }],
  m: [
    { columns: 4, large: [3, 2] },
    { columns: 4, large: [2, 2] },
    { columns: 3, large: [2, 2] },
  ],
  w: [
    { columns: 5, large: [3, 2] },
    { columns: 4, large: [2, 2] },
    { columns: 4, large: [3, 2] },
    { columns: 3, large: [2, 2] },
  ],
}

const WITHOUT_LARGE: Sheet['large'] = [0, 0]

/** Custom properties of one window, without those that the style sheet takes for granted. */
const variables = (window: string, values: Readonly<Record<string, number | undefined>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[`--${window}-${name}`, value]] : [])))

/** How wide the picture on a plate of so many columns is, as `sizes`. */
const sizesOf = (columns: number, { m, w }: Readonly<Record<'m' | 'w', Sheet>>, narrow: string) => {
  const part = (whole: number, sheet: Sheet, padding: number) =>
    Math.round(((whole * columns) / sheet.columns - padding) * 10) / 10
  return `(min-width: 97.5em) ${part(1368, w, 68)}px, (min-width: 62.5em) ${part(88, w, 4.4)}vw, (min-width: 45em) ${part(92.5, m, 5)}vw, ${narrow}`
}

/**
 * How the plates of a team lie on the sheets of narrow, middling and wide windows.
 * @param count how many staff there are
 * @param hasLarge whether a founder's plate stands before them
 */
export const teamSheets = (count: number, hasLarge: boolean) => {
  const fitting = (some: readonly Sheet[]) =>
    fittingSheet(count, hasLarge ? some : some.map(({ columns }) => ({ columns, large: WITHOUT_LARGE })))
  const sheets = { n: fitting(SHEETS.n), m: fitting(SHEETS.m), w: fitting(SHEETS.w) }
  const windows = Object.entries(sheets)
  const starts = windows.map(([window, sheet]) => startsOn(sheet, count).map((start) => variables(window, { start })))
  return {
    tracks: Object.assign({}, ...windows.map(([window, { columns }]) => variables(window, { tracks: 2 * columns }))),
    large: Object.assign(
      {},
      ...windows.map(([window, { large }]) => variables(window, { span: 2 * large[0], rows: large[1] })),
    ) as CSSProperties,
    starts: Array.from({ length: count }, (_, i) => Object.assign({}, ...starts.map((of) => of[i])) as CSSProperties),
    sizes: sizesOf(1, sheets, '37vw'),
    largeSizes: sizesOf(sheets.w.large[0], sheets, '84vw'),
  }
}
