/* eslint-disable @typescript-eslint/no-non-null-assertion -- the page of unknown addresses would carry the checks of indices that its loops hold in bounds */
/**
 * The text that is spelled most like another, whatever its letters' case.
 *
 * The text of this function stands in the page of unknown addresses too and runs there by itself: it may use nothing from
 * outside, hence no package counts the letters.
 * @param mostDifference part of the longer one's letters that may differ, 0 to 1; where half of them do, it is another word
 * @returns undefined where none is near enough
 */
export const nearestSpelling = (wanted: string, texts: readonly string[], mostDifference = 0.5): string | undefined => {
  /** Letters to put in, take out or change (Levenshtein's distance, by the algorithm of Wagner and Fischer). */
  const distance = (one: string, other: string) => {
    let row = Array.from({ length: other.length + 1 }, (_, column) => column)
    for (let i = 0; i < one.length; i += 1) {
      const next = [i + 1]
      for (let j = 0; j < other.length; j += 1) {
        next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (one[i] === other[j] ? 0 : 1)))
      }
      row = next
    }
    return row[other.length]!
  }
  const sought = wanted.toLowerCase()
  const [nearest] = texts
    .map((text) => ({ text, difference: distance(sought, text.toLowerCase()) / Math.max(sought.length, text.length) }))
    .sort((one, other) => one.difference - other.difference)
  return nearest && nearest.difference <= mostDifference ? nearest.text : undefined
}
