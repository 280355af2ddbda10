import { SKIP, visit } from 'unist-util-visit'
import { BROKEN_LINK, markdownTree, offsetsOf } from './markdown'
import { withoutUnseen } from './signs'

/** A space that is none to Markdown (non-breaking, thin …), but for one behind a figure, which keeps a unit with it */
const FALSE_SPACES = /^[^\S\n]*(?! )\p{Zs}\s*|\s*(?! )\p{Zs}\s*$|(?<!\d)(?! )\p{Zs}/gu

/** The marks of lists in word processors */
const BULLET = /^(\s*)(?:[•●■∙⁃‣◦○▪▫□➢➤►❖◆\uf0b7\uf0a7]|·(?=\s)|[o§](?=\t))\s*(?=\S)/

/** Each with what is meant, where that is certain. */
const CERTAIN: readonly (readonly [found: RegExp, meant: string])[] = [
  // a heading, an entry of a list without the space behind its sign
  [/^( {0,3}#{2,6})(?=[^#\s])/, '$1 '],
  [/^( {0,3}-)(?=\p{L})/u, '$1 '],
  [BULLET, '$1- '],
  // a year at the end of a sentence: no list has a hundred entries
  [/^(\s*\d{3,9})([.)])(?=\s)/, '$1\\$2'],
  // a figure times another
  [/(?<=\d)\*(?=\d)/g, '\\*'],
  // a link that was typed into the desk, which puts a backslash in front of it
  [/(?<!!)\\\[([^[\]\n\\]+)\\?\]\((?=\/|https:\/\/|mailto:)/g, '[$1]('],
]

const tidyLine = (line: string) =>
  CERTAIN.reduce((text, [found, meant]) => text.replace(found, meant), line.replace(FALSE_SPACES, ' ').trimEnd())

/** A full and secure address, or one with www. in front, without the signs at its end that belong to the sentence */
const ADDRESS =
  /(?<![\p{L}\d@/.=\\-])(?:https:\/\/|www\.(?=[\p{L}\d]))[^\s<>[\]"“”„«»`]*[^\s<>[\]"“”„«»`.,;:!?'’…*_)\\]/gu

/** What a screen reader has to say, and a telephone to show in one line */
const MOST_LETTERS = 40

/** The words of a link that has none of its own: its host and path, without what only a server reads. */
const wordsFor = (address: string) => {
  const words = address.replace(/^(?:https:\/\/)?(?:www\.)?|[?#].*$|\/+$/g, '')
  const short = words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS - 1)}…` : words
  return short.replace(/[\\`*_[\]<&~]/g, '\\$&')
}

const withLinks = (written: string) =>
  written.replace(ADDRESS, (address) => `[${wordsFor(address)}](<${address.replace(/^www\./, 'https://www.')}>)`)

/** A text in Markdown whose bare addresses are links, as whoever pasted them from a chat meant. */
const linkAddresses = (text: string): string => {
  if (!/https:|www\./i.test(text)) return text
  const changes: { start: number; end: number; linked: string }[] = []
  visit(markdownTree(text), (node) => {
    if (node.type === 'link' || node.type === 'linkReference') return SKIP
    if (node.type !== 'text') return undefined
    const { start, end } = offsetsOf(node)
    const written = text.slice(start, end)
    if (!BROKEN_LINK.test(written)) changes.push({ start, end, linked: withLinks(written) })
    return undefined
  })
  return changes.reduceRight((all, { start, end, linked }) => all.slice(0, start) + linked + all.slice(end), text)
}

/**
 * A text in Markdown without what a word processor left in it, where it is certain what was meant: `##Heading`, bullets, spaces
 * that are none, a year at the beginning of a line, a bare address. The check, the build and the desk read this text. It has as
 * many lines as the written one.
 * @param body the text below the front matter
 */
export const tidyMarkdown = (body: string): string =>
  linkAddresses(withoutUnseen(body.replace(/\r\n?/g, '\n')).split('\n').map(tidyLine).join('\n'))
