import type { Code, Html, Image, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { CheckedFile } from '../checkedFile'
import { lineOfNode } from '../markdown'
import type { Mistake } from '../mistake'

/** All HTML that a text may hold, for what Markdown has no sign for: CO<sub>2</sub>, m<sup>2</sup>, a line break. */
export const ALLOWED_HTML = /^<(\/?su[bp]|br ?\/?)>$/

/** What is left in plain words of a link that was not closed, or whose address holds a space. */
const BROKEN_LINK = /\]\(|\]\[|\] \((?:\/|https?:)|\[[^\]]*\((?:\/|https?:)/

const SHOWN_LETTERS = 40

const shown = (text: string) => {
  const line = text.split('\n')[0]!
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

const image = ({ url }: Image): Found => ({
  message: `the text holds the picture "${url}"; put it beside the text and name it in a field such as secondPicture.`,
})

const brokenLink = ({ value }: Text): Found | undefined => {
  const found = BROKEN_LINK.exec(value)
  if (!found) return undefined
  const from = Math.max(0, value.lastIndexOf('[', found.index))
  return {
    message: `a link is not complete: "${shown(value.slice(from))}"; write [the words](/the-page) with both brackets, and nothing between them.`,
    below: linesBelow(value, from),
  }
}

const code = ({ value }: Code): Found => ({
  message: `"${shown(value)}" becomes code, since it begins with four spaces, a tab, \`\`\` or ~~~; begin it at the very left, without them.`,
})

/** A star beside a letter, without the backslash that makes it one to be seen: a pair was not closed, or holds a space. */
const LONE_STAR = /(?<![\\*\w])\*+(?=\S)|(?<=[^\s\\*])\*+/
const ADDRESS = /(?:https?:\/\/|\bwww\.)[^\s)]+/
const TABLE_ROW = /^\|.*\|$/m

/** What is left in plain words of signs that the writer meant for more. */
const LEFT_OVER: ReadonlyArray<[RegExp, (found: string, rest: string) => string]> = [
  [
    LONE_STAR,
    (stars, rest) =>
      `"${shown(rest)}" has ${stars} without a partner; write ${stars}the words${stars} with no space inside, or \\* for a star that is to be seen.`,
  ],
  [ADDRESS, (address) => `the address "${shown(address)}" is no link as it stands; write [the words](https://…).`],
  [TABLE_ROW, (row) => `"${shown(row)}" is a row of a table, which a text cannot hold; write a list or sentences.`],
]

/** A part of the text with the backslashes that its value has lost. */
const asWritten = ({ position }: Text, body: string) => body.slice(position!.start.offset, position!.end.offset)

const leftOver = (written: string): Found | undefined => {
  for (const [sign, message] of LEFT_OVER) {
    const found = sign.exec(written)
    if (!found) continue
    return { message: message(found[0], written.slice(found.index)), below: linesBelow(written, found.index) }
  }
  return undefined
}

/** That there is a text where one is shown, and that it holds only what Markdown can show. */
export const checkText = (checked: CheckedFile, tree: Root): Mistake[] => {
  const { file, body } = checked
  const mistakes = presence(checked)
  visit(tree, (node, _index, parent) => {
    let found: Found | undefined
    if (node.type === 'html') found = html(node)
    if (node.type === 'image') found = image(node)
    if (node.type === 'code') found = code(node)
    if (node.type === 'text')
      found = brokenLink(node) ?? (parent?.type === 'link' ? undefined : leftOver(asWritten(node, body)))
    if (!found) return
    mistakes.push({ file, line: lineOfNode(checked, node) + (found.below ?? 0), message: found.message })
  })
  return mistakes
}
