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

const FEWEST_LETTERS = 3
/** Letters of an ending, at most: of "colouring", which finds "colours" */
const ENDING = 3

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether none of the marked words is a word of the query but for their endings. Pagefind, where it knows no word that begins
 * with "mangroove", gives pages with the unit "m"; for "worksheet", those with "work".
 * @param excerpt HTML with `<mark>` around the words that were found; without one the page was found by its date or topic
 */
export const isWeakMatch = (query: string, excerpt: string): boolean => {
  const asked = query.split(/\s+/).map(plain).filter(Boolean)
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word = '']) => plain(word))
  const alike = (one: string, other: string) =>
    other.startsWith(one.slice(0, Math.max(FEWEST_LETTERS, one.length - ENDING)))
  return marked.length > 0 && !asked.some((one) => marked.some((other) => alike(one, other)))
}

/** Words around those that were found, as HTML: an ellipsis stands where a sentence was cut. */
export const excerptOf = (html: string): string => {
  const cutBefore = /^(?:<mark>)?\p{Ll}/u.test(html)
  const cutAfter = !/[.!?…](?:<\/mark>)?$/.test(html)
  return `${cutBefore ? '… ' : ''}${html}${cutAfter ? ' …' : ''}`
}
