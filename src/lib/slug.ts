const MOST_LETTERS = 50

/**
 * A title as part of a file's name: small letters a to z, digits and hyphens, at most 50 of them, cut at a word.
 * Accents are dropped; of a title without such letters nothing is left.
 */
export const slug = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const kept = words.filter((_word, i) => words.slice(0, i + 1).join('-').length <= MOST_LETTERS)
  return kept.join('-') || (words[0] ?? '').slice(0, MOST_LETTERS)
}
