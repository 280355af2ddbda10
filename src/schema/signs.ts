/** Signs that nobody sees: which are left out when a text is read, and which are refused. */
import { message, type Message } from './mistake'

/** Of no width, and joining nothing: zero-width spaces, soft hyphens, byte-order marks within a text */
const UNSEEN = /[\u00ad\u200b\u2060-\u2064\ufeff]/g

/** A text without the signs that nobody sees; its lines stay as many as they were. */
export const withoutUnseen = (text: string) => text.replace(UNSEEN, '')

/** Spaces of any width: non-breaking, thin, those of East Asian scripts, and tabs */
const SPACES = /[\t\p{Zs}]/gu

/** Whether a value has values of its own, under names. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All texts of a value, with those of its entries. */
export const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) || isGroup(value) ? Object.values(value).flatMap(textsOf) : []
}

/**
 * A value of a field as it is read: without signs that nobody sees, and with plain spaces, since words that a word processor
 * has bound together would run out of their place.
 */
const plainValue = <T>(value: T): T => {
  if (typeof value === 'string') return withoutUnseen(value).replace(SPACES, ' ') as T
  if (Array.isArray(value)) return value.map(plainValue) as T
  return isGroup(value) ? (plainValues(value) as T) : value
}

/** All fields of a front matter as they are read. */
export const plainValues = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, plainValue(value)]))

/**
 * Signs that no text may hold: some make a feed unreadable (XML 1.0, 2.2), some turn a line round, some are letters that were read
 * in the wrong encoding (UTF-8 taken for Windows-1252).
 */
const REFUSED =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069\ufff9-\ufffd]|â€.?|[ÃÂ][\u0080-\u00bf]/u

const unicodeName = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** How many letters in front of a refused sign are told */
const LETTERS_BEFORE = 20

/** What is said of a refused sign in a text; undefined where there is none. */
export const hiddenSign = (text: string): Message | undefined => {
  const found = REFUSED.exec(text)
  if (!found) return undefined
  const { index, 0: sign } = found
  const before = text.slice(Math.max(0, index - LETTERS_BEFORE), index)
  return message('hiddenSign', { sign: sign.length > 1 ? sign : unicodeName(sign), before })
}
