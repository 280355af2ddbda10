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
