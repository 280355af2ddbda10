/** Signs that nobody sees: which are left out when a text is read, and which are refused. */

type Range = readonly [from: number, to: number]

const isIn = (code: number, [from, to]: Range) => code >= from && code <= to
const codeOf = (sign: string) => sign.codePointAt(0) ?? NaN

/** How Unicode names a sign: U+000B. */
export const unicodeName = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`

/** Of no width: zero-width spaces, soft hyphens, byte-order marks within a text … */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u2800/gu

/** … but for what joins emoji, the tags of flags and the letters of other scripts, and for what is refused. */
const KEPT: readonly Range[] = [
  [0x115f, 0x1160],
  [0x200c, 0x200d],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xfe00, 0xfe0f],
  [0xe0020, 0xe01ef],
]

/** A joiner behind what joins to nothing */
const IDLE_JOINER = /(?<![^\p{ASCII}\p{Script=Latin}\p{P}\p{Z}])[\u200c\u200d]+/gu

/** A text without the signs that nobody sees; its lines stay as many as they were. */
export const withoutUnseen = (text: string) =>
  text.replace(UNSEEN, (sign) => (KEPT.some((range) => isIn(codeOf(sign), range)) ? sign : '')).replace(IDLE_JOINER, '')

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
 * A value of a field as it is meant: without signs that nobody sees, and with plain spaces, since words that a word processor
 * has bound together would run out of their place. Where units have to stay together the site binds them (src/lib/keepUnits.ts).
 */
export const plainValue = <T>(value: T): T => {
  if (typeof value === 'string') return withoutUnseen(value).replace(SPACES, ' ') as T
  if (Array.isArray(value)) return value.map(plainValue) as T
  return isGroup(value) ? (plainValues(value) as T) : value
}

/** All fields of a front matter as they are meant. */
export const plainValues = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, plainValue(value)]))

/** Signs that no text may hold: some make a feed unreadable (XML 1.0, 2.2), some turn a line round, none is ever meant. */
const REFUSED =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069\ufff9-\ufffd]/u

const RETYPE = 'delete it and type a space'

type NamedRange = readonly [...Range, name: string, advice: string]

/** What they are, for people who see nothing or a box, and what to do: the first range that fits. */
const NAMES: readonly NamedRange[] = [
  [0x0b, 0x0b, 'a line break from a word processor', RETYPE],
  [0x0c, 0x0c, 'a page break from a word processor', RETYPE],
  [0x0d, 0x0d, 'a line end of old computers', 'delete it and press Enter'],
  [0x1e, 0x1e, 'a hyphen from a word processor', 'delete it and type a hyphen'],
  [0x1f, 0x1f, 'a hyphen from a word processor that is seldom seen', 'delete it'],
  [0x85, 0x85, 'a line break, or dots of an old encoding', 'delete it and type what is meant'],
  [0x91, 0x92, 'a quotation mark of an old encoding', 'delete it and type an apostrophe'],
  [0x93, 0x94, 'a quotation mark of an old encoding', 'delete it and type a quotation mark'],
  [0x96, 0x97, 'a dash of an old encoding', 'delete it and type a dash'],
  [0x80, 0x9f, 'a letter of an old encoding', 'delete it and type the letter anew'],
  [0x2028, 0x2029, 'a line break from a word processor', RETYPE],
  [0x202a, 0x2069, 'a sign that turns the direction of writing', 'delete it'],
  [0xd800, 0xdfff, 'half of a letter', 'delete it and type the letter anew'],
  [0xfffc, 0xfffc, 'the place of a picture or another thing that was not copied with the text', 'delete it'],
  [0xfffd, 0xfffd, 'a letter that cannot be read', 'delete it and type the letter anew'],
  [0xe000, 0xf8ff, 'a sign that only one font has', 'delete it and type what is meant'],
]
const CONTROL_CHARACTER: NamedRange = [0, 0x10ffff, 'a control character, which nobody sees', 'delete it']

const MOST_LETTERS = 20

/** Where a refused sign stands in a text, and the end of a sentence on it: `holds U+000B, a line break …`. */
export const refusedSign = (text: string): { index: number; message: string } | undefined => {
  const found = REFUSED.exec(text)
  if (!found) return undefined
  const { index } = found
  const code = codeOf(found[0])
  const [, , name, advice] = NAMES.find(([from, to]) => isIn(code, [from, to])) ?? CONTROL_CHARACTER
  const before = text.slice(0, index).replace(/^.*\n/s, '').trim()
  const place = before ? `behind "${[...before].slice(-MOST_LETTERS).join('').trim()}"` : 'at the beginning'
  return { index, message: `holds ${unicodeName(code)} ${place}, ${name}; ${advice}` }
}
