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

/** The beginning of a file's name as it should be. */
export const plainStem = (stem: string) => slug(stem) || 'picture'

/**
 * Whether a file or folder has a name that every system and every web server writes alike: a space mostly comes with a copy, and
 * Windows drops a full stop at the end.
 */
export const isPlainName = (name: string) => /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?$/.test(name)
