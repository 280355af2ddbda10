import type { LineCounter, YAMLError } from 'yaml'

export interface LineMistake {
  /** Line of the file, from 1 */
  line: number
  /** A whole sentence, without the file */
  message: string
}

/** Front matter begins on the second line of a file. */
export const FIRST_LINE = 2

const FIELD = /^(\w+):(?: +(.*))?$/

/** A value as it should stand in the file: in double quotes, with single ones inside. */
const inQuotes = (value: string) => `"${value.replace(/^["'“”]|["'“”]$/g, '').replace(/"/g, "'")}"`

const isOpen = (line: string, sign: RegExp, end: string) => {
  const value = FIELD.exec(line)?.[2]?.trim() ?? ''
  return sign.test(value) && (value.length === 1 || !value.endsWith(end === '' ? value.charAt(0) : end))
}

/** The index of the last line up to `index` on which a quotation mark or a list begins that does not end there. */
const openedAt = (lines: readonly string[], index: number, sign: RegExp, end: string) => {
  for (let at = Math.min(index, lines.length - 1); at >= 0; at -= 1) if (isOpen(lines[at] ?? '', sign, end)) return at
  return undefined
}

/** The sentence on a field that spaces stand in front of. */
const indentedField = (lines: readonly string[], index: number) => {
  const field = /^ +(\w+):/.exec(lines[index] ?? '')?.[1]
  return field && `line ${index + FIRST_LINE} begins with spaces; begin "${field}" at the very left.`
}

const lineSentence = (lines: readonly string[], index: number) => {
  const text = lines[index] ?? ''
  const number = index + FIRST_LINE
  if (text.startsWith('\t')) {
    const indented = /^\s+(\w+):/.exec(text)?.[1]
    return `line ${number} begins with a tab; begin ${indented ? `"${indented}" at the very left` : 'it with two spaces'}.`
  }
  const entry = /^ *(- .*)$/.exec(text)?.[1]
  if (entry) return `line ${number} does not begin as far in as the entry above; begin both alike: "  ${entry}".`
  const [, field, value = ''] = FIELD.exec(text) ?? []
  if (!field) {
    return `line ${number} is "${text.trim()}"; write each field as its name, a colon, a space and its value, for example "title: A new story".`
  }
  if (/^[^"'[{].*: /.test(value)) {
    return `"${field}" holds a colon followed by a space; put the value into double quotes: ${field}: ${inQuotes(value)}`
  }
  return (
    indentedField(lines, index + 1) ??
    `"${field}" cannot be read because of its quotation marks or its first sign; put the whole value into double quotes: ${field}: ${inQuotes(value)}`
  )
}

const mistake = (error: YAMLError, lines: readonly string[], at: number): { index: number; message: string } => {
  if (error.code === 'DUPLICATE_KEY') {
    return { index: at, message: `"${FIELD.exec(lines[at] ?? '')?.[1]}" stands there twice; keep one of the two.` }
  }
  const quote = openedAt(lines, at, /^["']/, '')
  if (error.code === 'MISSING_CHAR' && quote !== undefined) {
    const [, field, value = ''] = FIELD.exec(lines[quote] ?? '') ?? []
    return {
      index: quote,
      message: `"${field}" begins with a quotation mark and does not end with one; write ${field}: ${inQuotes(value)}`,
    }
  }
  const list = openedAt(lines, at, /^\[/, ']')
  if (error.code === 'BAD_INDENT' && list !== undefined) {
    const [, field, value] = FIELD.exec(lines[list] ?? '') ?? []
    return { index: list, message: `"${field}" begins with [ and does not end with ]; write ${field}: ${value}]` }
  }
  // every field after it is told to be wrong, though the first one is
  const first = indentedField(lines, 0)
  return first ? { index: 0, message: first } : { index: at, message: lineSentence(lines, at) }
}

/** Looks like a space, or like nothing, and is neither to YAML */
const FALSE_SPACE = /(?! )[^\S\t\n]|\p{Default_Ignorable_Code_Point}/u

/** A line up to the first sign of its value: the name of a field with its colon, or the hyphen of an entry. */
const HEAD = /^(?:[^\S\n]*(-)|([\w\p{Zs}\p{Default_Ignorable_Code_Point}]+:))(?:.|$)/u

/** Signs around a field's name that a word processor or a web page left; in values they do no harm (signs.ts). */
export const falseSpaces = (yaml: string): LineMistake[] =>
  yaml.split('\n').flatMap((text, index) => {
    const [head, hyphen, name = ''] = HEAD.exec(text) ?? ['']
    const [sign] = FALSE_SPACE.exec(head) ?? []
    if (!sign || (!hyphen && text.startsWith(' '))) return []
    const line = index + FIRST_LINE
    const kind = /\s/.test(sign) ? 'a space that is none' : 'a sign that is not seen'
    const message = `line ${line} has ${kind} before its value, copied from a word processor; type "${hyphen ?? name.replace(/[^\w:]/g, '')} " anew.`
    return [{ line, message }]
  })

/**
 * Words what the YAML parser found for people who do not know YAML, one sentence for each line.
 * @param yaml the front matter without its lines of hyphens
 */
export const yamlMistakes = (errors: readonly YAMLError[], yaml: string, lineCounter: LineCounter): LineMistake[] => {
  const lines = yaml.split('\n')
  const byLine = new Map<number, string>()
  for (const error of errors) {
    const { index, message } = mistake(error, lines, lineCounter.linePos(error.pos[0]).line - 1)
    if (!byLine.has(index)) byLine.set(index, message)
  }
  return [...byLine].map(([index, message]) => ({ line: index + FIRST_LINE, message }))
}
