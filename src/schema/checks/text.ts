import type {
  Association,
  Code,
  Definition,
  Html,
  Image,
  ImageReference,
  List,
  Node,
  Paragraph,
  Parent,
  Root,
  Text,
} from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { stretchOf } from '../../lib/stretchOf'
import type { CheckedFile } from '../checkedFile'
import { BROKEN_LINK, lineOfNode } from '../markdown'
import type { Mistake } from '../mistake'
import { refusedSign } from '../signs'
import { pictureIn } from '../textPictures'
import { OTHER_SIGNS } from './otherSigns'

/** All HTML that a text may hold, for what Markdown has no sign for: CO<sub>2</sub>, m<sup>2</sup>, a line break. */
export const ALLOWED_HTML = /^<(\/?su[bp]|br ?\/?)>$/i

const SHOWN_LETTERS = 40

const shown = (text: string) => {
  const line = text.replace(/\n.*/s, '')
  return line.length > SHOWN_LETTERS || line !== text ? `${line.slice(0, SHOWN_LETTERS)}…` : line
}

const presence = ({ file, type, body, bodyLine: line }: CheckedFile): Mistake[] => {
  const empty = body.trim() === ''
  if (type.body === 'required' && empty) {
    return [{ file, line, message: 'has no text; write at least one paragraph below the front matter.' }]
  }
  if (type.body === 'none' && !empty) {
    return [{ file, line, message: 'has text below the front matter, which is not shown anywhere; take it out.' }]
  }
  return []
}

interface Found {
  message: string
  /** How many lines below the beginning of its node */
  below?: number
}

/** How many lines below the beginning of a text a place in it is. */
const linesBelow = (text: string, place: number) => text.slice(0, place).split('\n').length - 1

const html = ({ value }: Html): Found | undefined =>
  ALLOWED_HTML.test(value)
    ? undefined
    : {
        message: `the text holds the HTML "${shown(value)}"; of HTML only <sub>, <sup> and <br> may stand there, write the rest in Markdown.`,
      }

const HOW_TO_SHOW = 'write ![what is seen](boat.jpg "What it does not show") on a line of its own'

/** Only stories have room for pictures between their paragraphs. */
const image = ({ url }: Image, { interfaces }: CheckedFile['type']): Found => ({
  message: interfaces.includes('Story')
    ? `the picture "${url}" stands within other words; leave an empty line above and below it.`
    : `the text holds the picture "${url}"; put it beside the text and name it in a field such as secondPicture.`,
})

const imageReference = ({ alt, identifier }: ImageReference): Found => ({
  message: `the picture "![${alt}][${identifier}]" has its name elsewhere; ${HOW_TO_SHOW}.`,
})

/** A note that lies below the text, to Markdown an address: `[^1]: https://…` */
const footnote = ({ label }: Association): Found | undefined =>
  label?.startsWith('^')
    ? {
        message: `"[${label}]" is a footnote, which a text cannot hold; write it in brackets, or in the field "sources".`,
      }
    : undefined

const brokenLink = ({ value }: Text): Found | undefined => {
  const found = BROKEN_LINK.exec(value)
  if (!found) return undefined
  const from = Math.max(0, value.lastIndexOf(found[0].startsWith(')') ? '(' : '[', found.index))
  const isPicture = value[from - 1] === '!'
  if (isPicture) {
    return {
      message: `a picture is not complete: "${shown(value.slice(from - 1))}"; ${HOW_TO_SHOW}, with no space in the name and no other quotation marks between these.`,
      below: linesBelow(value, from),
    }
  }
  return {
    message: `a link is not complete: "${shown(value.slice(from))}"; write [the words](/the-page) with both brackets, and nothing between them.`,
    below: linesBelow(value, from),
  }
}

const code = ({ value }: Code): Found => ({
  message: `"${shown(value)}" becomes code, since it begins with four spaces, a tab, \`\`\` or ~~~; begin it at the very left, without them.`,
})

/** A sign of emphasis without the backslash that makes it one to be seen: a pair was not closed, or holds a space. */
const LONE_STAR = /(?<![\\*\w])\*+(?=\S)|(?<=[^\s\\*])\*+/
const LONE_UNDERSCORE = /(?<![\\_\p{L}\d])_+(?=[^\s_])|(?<=[^\s\\_])_+(?![\p{L}\d_])/u
const ADDRESS = /(?:https?:\/\/|\bwww\.)[^\s)]+/i
/** HTML that would be seen as such: its signs are written as HTML writes signs to be seen, or lack their semicolon. */
const SHOWN_HTML =
  /&lt;\/?[a-z][^\n]*?&gt;|&amp;#?\w+;|&(?:nbsp|amp|lt|gt|quot|copy|[nm]dash|hellip|[lr][sd]quo)\b(?!;)/i
const LATE_HASHES = /(?<!\S)#{2,}/
const NO_ENTRY = 'is no entry of a list; begin each with 1. or with a hyphen and a space.'
const BULLET = /^[•●■▪◦]/m
const BOX = /^\[[ xX]\](?=\s)/

type LeftOver = [sign: RegExp, message: (found: RegExpExecArray, rest: string) => string]

const lone = (sign: RegExp, name: string): LeftOver => [
  sign,
  ([found], rest) =>
    `"${shown(rest)}" has ${found} without a partner; write ${found}the words${found} with no space inside, or \\${found[0]} for ${name} that is to be seen.`,
]

/** What is left in plain words of signs that the writer meant for more, and what to do about it. */
const LEFT_OVER: readonly LeftOver[] = [
  [ADDRESS, ([address]) => `the address "${shown(address)}" is no link as it stands; write [the words](https://…).`],
  [BOX, ([box]) => `"${box}" is a box to tick, which a text cannot hold; take it out.`],
  ...OTHER_SIGNS.map(({ sign, advice }): LeftOver => [
    sign,
    ({ 0: found, groups }) =>
      `"${shown(found)}" is shown as it stands; ${advice(groups?.words ?? '', groups?.base ?? '')}.`,
  ]),
  lone(LONE_STAR, 'a star'),
  lone(LONE_UNDERSCORE, 'an underscore'),
  [BULLET, (_bullet, rest) => `"${shown(rest)}" ${NO_ENTRY}`],
  [SHOWN_HTML, ([html]) => `"${shown(html)}" is shown as it stands; write the sign itself, or take it out.`],
  [
    LATE_HASHES,
    (_found, rest) => `"${shown(rest)}" is no heading; begin a line with ## and a space, or take the signs out.`,
  ],
]

/** A part of the text with the backslashes that its value has lost. */
const asWritten = (node: Node, body: string) => {
  const { start, end } = stretchOf(node)
  return body.slice(start, end)
}

/** A sign behind a backslash is to be seen. */
const ESCAPED = /\\[!-/:-@[-`{-~]/g

const leftOver = (written: string): Found | undefined => {
  const meant = written.replace(ESCAPED, '\ue000\ue000')
  for (const [sign, message] of LEFT_OVER) {
    const found = sign.exec(meant)
    if (!found) continue
    return { message: message(found, written.slice(found.index)), below: linesBelow(written, found.index) }
  }
  return undefined
}

const LETTERED = String.raw`\(?(?:[a-z]|[ivx]{2,4}|\d{1,2}(?=\)))[.)]\s`
/** A sign that several lines begin with */
const SAME_SIGN = /^(?!!\[)(?<sign>[^\p{L}\p{N}\s"'“‘([*_<`>#|\\–—+-]) ?.*(?=\n\k<sign>)/mu
const TABLE_ROW = 'is a row of a table, which a text cannot hold; write a list or sentences.'

/** Paragraphs that were meant for something else, by how they begin or by two lines of them that belong together. */
const PARAGRAPHS: ReadonlyArray<[RegExp, (row: string) => string]> = [
  [
    /^(?:[–—]|--).*/,
    (row) =>
      `"${shown(row)}" begins with a dash; begin an entry of a list with a hyphen and a space (- words), and a sentence with a word.`,
  ],
  [
    /^#[^\s#][^#\n]* [^#\n]*[^\s.!?…#]$/,
    (row) => `"${shown(row)}" is shown with its #; write ## and a space for a heading, or begin with a word.`,
  ],
  [new RegExp(`^${LETTERED}.*(?=\n${LETTERED})`, 'im'), (row) => `"${shown(row)}" ${NO_ENTRY}`],
  [SAME_SIGN, (row) => `"${shown(row)}" ${NO_ENTRY}`],
  [/^:::.*/m, (row) => `"${shown(row)}" is shown as it stands; take it out.`],
  [/^: .*/m, (row) => `"${shown(row)}" begins with a colon; write what it explains and its words in one sentence.`],
  [
    /^\|.*\|$|^.*\|.*(?=\n[ |:]*-[ |:-]*$)|^.*\S(?: \| |\t).*(?=\n.*\S(?: \| |\t))/m,
    (row) => `"${shown(row)}" ${TABLE_ROW}`,
  ],
]

const misreadParagraph = (node: Paragraph, parent: Parent | undefined, body: string): Found | undefined => {
  if (parent?.type === 'blockquote') return undefined
  const written = asWritten(node, body)
  for (const [sign, message] of PARAGRAPHS) {
    const found = sign.exec(written)
    if (found) return { message: message(found[0]), below: linesBelow(written, found.index) }
  }
  return undefined
}

/** Numbers in a list are not shown as they were written: each is one more than that before it. */
const lostNumbers = (list: List, body: string): { node: Node; message: string }[] => {
  if (!list.ordered) return []
  const written = list.children.map((node) => Number(/^\d+/.exec(asWritten(node, body))?.[0]))
  const [first = NaN] = written
  return list.children.flatMap((node, i) => {
    if (written[i] === first + i || written.every((number) => number === first)) return []
    const entry = shown(asWritten(node, body))
    const message = `"${entry}" is shown as number ${first + i} of its list; write ${first + i}., or ${written[i]}\\. for a number that is to be seen.`
    return [{ node, message }]
  })
}

/** Signs that no text may hold, as they stand in it or as HTML writes them (&#8232;). */
const refused = ({ file, body, bodyLine }: CheckedFile, tree: Root): Mistake[] => {
  const found = refusedSign(body)
  if (found) {
    return [{ file, line: bodyLine + linesBelow(body, found.index), message: `the text ${found.message}.` }]
  }
  const mistakes: Mistake[] = []
  visit(tree, 'text', (node) => {
    const message = refusedSign(node.value)?.message
    if (message) mistakes.push({ file, line: bodyLine - 1 + stretchOf(node).line, message: `the text ${message}.` })
  })
  return mistakes
}

/** What is wrong with one node. */
const foundIn = (node: Node, parent: Parent | undefined, { body, type }: CheckedFile): Found | undefined => {
  if (node.type === 'html') return html(node as Html)
  if (node.type === 'image') return image(node as Image, type)
  if (node.type === 'imageReference') return imageReference(node as ImageReference)
  if (node.type === 'code') return code(node as Code)
  if (node.type === 'definition') return footnote(node as Definition)
  if (node.type === 'paragraph') return misreadParagraph(node as Paragraph, parent, body)
  if (node.type !== 'text') return undefined
  return brokenLink(node as Text) ?? (parent?.type === 'link' ? undefined : leftOver(asWritten(node, body)))
}

/**
 * That there is a text where one is shown, and that it holds only what Markdown can show.
 * @param checked its text as it is meant (textAsMeant.ts)
 */
export const checkText = (checked: CheckedFile, tree: Root): Mistake[] => {
  const { file, body } = checked
  const mistakes = [...presence(checked), ...refused(checked, tree)]
  const hasPictures = checked.type.interfaces.includes('Story')
  visit(tree, (node, _index, parent) => {
    if (hasPictures && parent === tree && pictureIn(node)) return SKIP
    if (node.type === 'list') {
      for (const { node: entry, message } of lostNumbers(node, body)) {
        mistakes.push({ file, line: lineOfNode(checked, entry), message })
      }
    }
    const found = foundIn(node, parent, checked)
    if (!found) return undefined
    mistakes.push({ file, line: lineOfNode(checked, node) + (found.below ?? 0), message: found.message })
    return node.type === 'paragraph' ? SKIP : undefined
  })
  return mistakes
}
