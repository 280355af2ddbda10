/**
 * Widths of words in the display face, in em and to about 5%, by groups of letters: the font's own table is larger than what a
 * page may carry for it.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;!'’]/g, 0.26],
  [/[frt()-]/g, 0.4],
  [/[csz]/g, 0.46],
  [/ /g, 0.2],
  [/[mwMW]/g, 0.82],
  [/[A-Z0-9]/g, 0.62],
]
const OTHERS = 0.545
/** How much wider a word becomes by each percent of `font-stretch` */
const BY_PERCENT = 0.0112
const NARROWEST = 75
const WIDEST = 125

/** At a `font-stretch` in percent, from 75 to 125 as the face has it. */
export const displayWidth = (text: string, stretch = 100) => {
  const width = WIDTHS.reduce(
    (sum, [letters, each]) => sum + (text.match(letters) ?? []).length * (each - OTHERS),
    text.length * OTHERS,
  )
  return width * (1 + (stretch - 100) * BY_PERCENT)
}

/** The `font-stretch`, in percent, by which a text comes as near to a width as the face can. */
export const stretchTo = (text: string, width: number) => {
  const asked = 100 + (width / displayWidth(text) - 1) / BY_PERCENT
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, asked)))
}

/** The width of the longest word. Behind a hyphen or a space of no width a line may end. */
export const longestWordWidth = (text: string) =>
  Math.max(...text.split(/\s|\u200b|(?<=-)/).map((word) => displayWidth(word)))
