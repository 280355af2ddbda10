import { distance } from 'fastest-levenshtein'

/**
 * The text that is spelled most like another, whatever its letters' case.
 * @param mostDifference part of the longer one's letters that may differ, 0 to 1; where half of them do, it is another word
 * @returns undefined where none is near enough
 */
export const nearestSpelling = (wanted: string, texts: readonly string[], mostDifference = 0.5): string | undefined => {
  const sought = wanted.toLowerCase()
  const [nearest] = texts
    .map((text) => ({ text, difference: distance(sought, text.toLowerCase()) / Math.max(sought.length, text.length) }))
    .sort((one, other) => one.difference - other.difference)
  return nearest && nearest.difference <= mostDifference ? nearest.text : undefined
}
