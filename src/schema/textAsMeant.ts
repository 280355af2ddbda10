import { addressesAsMeant } from './addressesAsMeant'
import { withoutUnseen } from './signs'

/** A space that is none to Markdown: non-breaking, thin, of an em … */
const FALSE_SPACE = String.raw`(?! )\p{Zs}`
const LEADING = new RegExp(String.raw`^([ \t]*)(?:${FALSE_SPACE}\s*)+`, 'u')
const TRAILING = new RegExp(String.raw`\s*${FALSE_SPACE}\s*$`, 'u')
/** Behind a figure it is meant, to keep a unit with it */
const BETWEEN = new RegExp(String.raw`(?<!\d)${FALSE_SPACE}|${FALSE_SPACE}(?![\p{L}\d°%])`, 'gu')

const withPlainSpaces = (line: string) =>
  line
    .replace(/&(?:nbsp|#160|#xa0);/gi, '\u00a0')
    .replace(LEADING, '$1')
    .replace(TRAILING, '')
    .replace(BETWEEN, ' ')

const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''

/** The marks of lists in word processors; those of private use are bullets of their symbol fonts. */
const BULLET = /^\s*([•●■∙⁃‣◦○▪▫□➢➤➔►▸▶❖◆◇\uf000-\uf0ff]|·(?=\s)|[o§](?=\t| {2})|[–—](?=\t))\s*(?=\S)/
const DASH = /^ {0,3}([–—]) *(?=\S)/
const LIST_ENTRY = /^\s*(?:[-*+]|\d{1,2}[.)])\s/

/** Whether a line that begins with a dash is one of several, as the entries of a list are; one alone may be a signature. */
const isInRow = (lines: readonly string[], i: number, dash: string | undefined) => {
  const near = [lines[i - 1], lines[i + 1]]
  if (dash === '–') near.push(...[-1, 1].map((step) => (isBlank(lines[i + step]) ? lines[i + 2 * step] : undefined)))
  return near.some((line) => line !== undefined && DASH.exec(line)?.[1] === dash)
}

/** Makes entries of a list of what a word processor wrote; a mark within the entries of another one is one level below. */
const withListEntries = (lines: readonly string[]) => {
  let marks: string[] = []
  return lines.map((line, i) => {
    const dash = DASH.exec(line)
    const found = BULLET.exec(line) ?? (isInRow(lines, i, dash?.[1]) ? dash : null)
    if (!found) {
      if (!isBlank(line) && !LIST_ENTRY.test(line)) marks = []
      return line
    }
    const [whole, mark = ''] = found
    if (!marks.includes(mark)) marks.push(mark)
    marks = marks.slice(0, marks.indexOf(mark) + 1)
    return `${'  '.repeat(marks.length - 1)}- ${line.slice(whole.length)}`
  })
}

/** What is certain of one line, each with what is meant. */
const CERTAIN: readonly (readonly [found: RegExp, meant: string])[] = [
  // a heading, an entry of a list without the space behind its sign
  [/^( {0,3}#{2,6})(?=[^#\s])/, '$1 '],
  [/^( {0,3}-)(?=\p{L})/u, '$1 '],
  [/^( {0,3}\d{1,2}[.)])(?=\p{L})/u, '$1 '],
  [/^( {0,3}\d{1,2})\.\)(?=\s)/, '$1.'],
  // an entry that has its bullet twice
  [/^(\s*(?:[-*+]|\d{1,2}[.)])\s+)[•●■▪◦○·]\s*(?=\S)/, '$1'],
  // a year at the end of a sentence: no list has a hundred entries
  [/^(\s*(?:[-*+>] +)*\d{3,9})([.)])(?=\s)/, '$1\\$2'],
  // a figure times another
  [/(?<=\d)\*(?=\d)/g, '\\*'],
  // a link that was typed into the desk, which puts a backslash in front of it; nobody shows one as it is written
  [/(?<!!)\\\[([^[\]\n]+?)\\?\]\((?=\/|https:\/\/|mailto:)/g, '[$1]('],
  // quotation marks of a word processor around the words below a picture
  [/^(!\[.*\]\(\S+ +)[“”„«»]([^"]*)[“”„«»](\)\s*)$/, '$1"$2"$3'],
  // quotation marks that a word processor put around an address
  [/\]\(\s*["“”„'‘’«»]+([^\s"“”„'‘’«»()]+)["“”„'‘’«»]+\s*\)/g, ']($1)'],
]

const SEPARATOR = /^\s*(?:(?:[—–―=•·]\s*){3,}|⁂)$/
const BREAK_ALONE = /^\s*(?:<br ?\/?>\s*)+$/i
const BREAK_AT_END = /(?<!\\)\\\s*$/

const lineAsMeant = (line: string, before: string | undefined, after: string | undefined) => {
  if (isBlank(before) && BREAK_ALONE.test(line)) return ''
  const meant = CERTAIN.reduce((text, [found, instead]) => text.replace(found, instead), line)
  return isBlank(after) || meant.startsWith('#') ? meant.replace(BREAK_AT_END, '') : meant
}

/**
 * A text in Markdown with the signs that were meant where that is certain: `##Heading`, bullets of a word processor, spaces
 * that are none, a year at the beginning of a line, a bare address. The check, the build and the desk read this text. It has as
 * many lines as the written one.
 * @param body the text below the front matter
 */
export const textAsMeant = (body: string): string => {
  const plain = withoutUnseen(body.replace(/\r\n/g, '\n')).split('\n').map(withPlainSpaces)
  const separated = plain.map((line, i) => (isBlank(plain[i - 1]) && SEPARATOR.test(line) ? '***' : line))
  const listed = withListEntries(separated)
  return addressesAsMeant(listed.map((line, i) => lineAsMeant(line, listed[i - 1], listed[i + 1])).join('\n'))
}
