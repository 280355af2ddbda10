import { withoutUnseen } from './signs'

/** A space that is none to Markdown (non-breaking, thin …), but for one behind a figure, which keeps a unit with it */
const FALSE_SPACES = /^[^\S\n]*(?! )\p{Zs}\s*|\s*(?! )\p{Zs}\s*$|(?<!\d)(?! )\p{Zs}/gu

/** The marks of lists in word processors */
const BULLET = /^(\s*)(?:[•●■∙⁃‣◦○▪▫□➢➤►❖◆\uf0b7\uf0a7]|·(?=\s)|[o§](?=\t))\s*(?=\S)/

/** Each with what is meant, where that is certain. */
const CERTAIN: readonly (readonly [found: RegExp, meant: string])[] = [
  [BULLET, '$1- '],
  // a link that was typed into the desk, which puts a backslash in front of it
  [/(?<!!)\\\[([^[\]\n\\]+)\\?\]\((?=\/|https:\/\/|mailto:)/g, '[$1]('],
  // a bare address, without the signs at its end that belong to the sentence
  [/(?<=^|\s)https:\/\/[^\s<>[\]"“”]*[^\s<>[\]"“”.,;:!?'’…*_)\\]/g, '<$&>'],
]

const tidyLine = (line: string) =>
  CERTAIN.reduce((text, [found, meant]) => text.replace(found, meant), line.replace(FALSE_SPACES, ' ').trimEnd())

/**
 * A text in Markdown without what a word processor left in it, where it is certain what was meant: bullets, spaces that are
 * none, a bare address. The check, the build and the desk read this text. It has as many lines as the written one.
 * @param body the text below the front matter
 */
export const tidyMarkdown = (body: string): string =>
  withoutUnseen(body.replace(/\r\n?/g, '\n')).split('\n').map(tidyLine).join('\n')
