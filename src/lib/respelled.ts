import { distance } from 'fastest-levenshtein'

/** Words that differ in more than a third of their letters are others. */
const MOST_DIFFERENCE = 1 / 3

const nearest = (word: string, words: readonly string[]) => {
  const [best] = words
    .map((one) => ({ one, difference: distance(word, one) / Math.max(word.length, one.length) }))
    .sort((a, b) => a.difference - b.difference)
  return best && best.difference <= MOST_DIFFERENCE ? best.one : word
}

/**
 * A query in which each word is spelled as the nearest known one; undefined where none changes.
 * @param words known ones, in small letters
 */
export const respelled = (query: string, words: readonly string[]): string | undefined => {
  const before = query.toLowerCase().split(/\s+/).filter(Boolean)
  const after = before.map((word) => nearest(word, words))
  return after.some((word, i) => word !== before[i]) ? after.join(' ') : undefined
}
