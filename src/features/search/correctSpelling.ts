import { nearestSpelling } from '../../lib/nearestSpelling'

/** Words that differ in more than a third of their letters are others. */
const MOST_DIFFERENCE = 1 / 3

/**
 * A query in which each word is spelled as the nearest known one; undefined where none changes.
 * @param words known ones, in small letters
 */
export const correctSpelling = (query: string, words: readonly string[]): string | undefined => {
  const before = query.toLowerCase().split(/\s+/).filter(Boolean)
  const after = before.map((word) => nearestSpelling(word, words, MOST_DIFFERENCE) ?? word)
  return after.some((word, i) => word !== before[i]) ? after.join(' ') : undefined
}
