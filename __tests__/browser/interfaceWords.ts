import type { SOURCE_LANGUAGE } from '../../src/i18n/languages'
import { type Language } from '../../src/i18n/languages'
import { WORDS } from '../../src/i18n/words'

/** Stands for what is filled in. */
const GAP = '§'
/** What stands around a gap tells nothing where it is shorter. */
const FEWEST_LETTERS = 4

/** All that `words` holds, with gaps where something is filled in, by its place. */
const leavesOf = (words: object, place = ''): [place: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const own = `${place}.${key}`
    if (typeof value === 'string') return [[own, value] as [string, string]]
    if (typeof value === 'function') {
      const fill = value as (...gaps: string[]) => string
      return [[own, fill(...Array<string>(fill.length).fill(GAP))] as [string, string]]
    }
    return typeof value === 'object' && value ? leavesOf(value, own) : []
  })

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * What matches a name that is one of the interface's own in English, and is said otherwise in another language: “Next slide”
 * by “Next §”. Words that mean something there as well are left out.
 */
export const englishInterface = (language: Exclude<Language, typeof SOURCE_LANGUAGE>): RegExp => {
  const there = new Set(leavesOf(WORDS[language]).map(([, text]) => text))
  const patterns = leavesOf(WORDS.en)
    .map(([, text]) => text.trim())
    .filter((text) => !there.has(text) && /\p{L}/u.test(text.replaceAll(GAP, '')))
    .filter((text) => !text.includes(GAP) || text.split(GAP).some((part) => part.trim().length >= FEWEST_LETTERS))
    .map((text) => text.split(GAP).map(escaped).join('.+'))
  return new RegExp(`^(${patterns.join('|')})$`)
}
