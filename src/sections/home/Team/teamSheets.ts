import type { CSSProperties } from 'react'
import { fittingSheet, placesOn, type Sheet } from '../../../lib/plateSheet'

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
 * @param a how many the first staff group has
 * @param b how many the second has
 * @param hasLarge whether a founder's plate stands before them
 */
export const teamSheets = (a: number, b: number, hasLarge: boolean) => {
  const fitting = (some: readonly Sheet[]) =>
    fittingSheet(a + b, hasLarge ? some : some.map(({ columns }) => ({ columns, large: WITHOUT_LARGE })))
  const sheets = { n: fitting(SHEETS.n), m: fitting(SHEETS.m), w: fitting(SHEETS.w) }
  const windows = Object.entries(sheets)
  const places = windows.map(([window, sheet]) => placesOn(sheet, a, b).map((place) => variables(window, { ...place })))
  return {
    tracks: Object.assign({}, ...windows.map(([window, { columns }]) => variables(window, { tracks: 2 * columns }))),
    large: Object.assign(
      {},
      ...windows.map(([window, { large }]) => variables(window, { span: 2 * large[0], rows: large[1] })),
    ) as CSSProperties,
    places: Array.from({ length: a + b }, (_, i) => Object.assign({}, ...places.map((of) => of[i])) as CSSProperties),
    sizes: sizesOf(1, sheets, '37vw'),
    largeSizes: sizesOf(sheets.w.large[0], sheets, '84vw'),
  }
}
