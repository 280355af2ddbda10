import type { Node } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { stretchOf } from '../../lib/stretchOf'
import { wordsOf } from '../markdown'
import { OTHER_SIGNS } from './otherSigns'

/** What may be markup; most values hold none of it and are not parsed. */
const SUSPECT = /[*_`~<\\[{^=#]|&#?\w+;|:[a-z]|\+\+/

/** A field is one line of words: signs that begin a list or a quote in a text are a dash, a number, a full stop there. */
const WORDS_ONLY = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'definition',
      'htmlFlow',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
}

const MARKDOWN = ['emphasis', 'strong', 'link', 'inlineCode', 'heading', 'image', 'break']

const ENTITY_OR_ESCAPE = /&(?:#\d+|#x[\da-f]+|\w+);|\\[!-/:-@[-`{-~]/i

/** Of a pair of signs the first one, in front of a word; one behind a word may be a reference to a note. */
const LONE = /\*\*|(?<![\\*\p{L}\d])\*(?=\p{L})|(?<![\\_\p{L}\d])_(?=\p{L})/u

const parse = (text: string) => fromMarkdown(text, { extensions: [WORDS_ONLY] })

const sentence = (found: string, language: string, meant: string) => {
  const write = meant && `write ${meant.trim() || 'a space'}`
  return `holds ${found}, and signs of ${language} are shown as they stand here; ${write || 'take it out'}`
}

/** 2*3*4 is no emphasis. */
const isMarkup = (node: Node) =>
  MARKDOWN.includes(node.type) && (node.type !== 'emphasis' || /\p{L}/u.test(wordsOf(node)))

/** From the first to the last tag. */
const htmlPart = (tags: readonly Node[], text: string) => {
  const places = tags.map(stretchOf)
  const found = text.slice(places[0]?.start, places.at(-1)?.end)
  return sentence(found, 'HTML', found.replace(/<[^>]*>/g, '').trim())
}

const nodeMistake = (text: string) => {
  const tags: Node[] = []
  const marks: Node[] = []
  visit(parse(text), (node) => {
    if (node.type === 'html') tags.push(node)
    else if (isMarkup(node)) marks.push(node)
  })
  if (tags.length) return htmlPart(tags, text)
  const [mark] = marks
  if (!mark) return undefined
  const { start, end } = stretchOf(mark)
  return sentence(text.slice(start, end), 'Markdown', wordsOf(mark))
}

/** The end of a sentence on markup in a text that is shown as it stands: it holds some, and what to write instead. */
export const markupMistake = (text: string): string | undefined => {
  if (!SUSPECT.test(text)) return undefined
  const found = nodeMistake(text)
  if (found) return found
  const [written] = ENTITY_OR_ESCAPE.exec(text) ?? []
  const meant = written && wordsOf(parse(written))
  if (meant && meant !== written) return sentence(written, written.startsWith('&') ? 'HTML' : 'Markdown', meant)
  for (const sign of [...OTHER_SIGNS.map(({ sign }) => sign), LONE]) {
    const { 0: whole, groups } = sign.exec(text) ?? {}
    if (whole !== undefined) return sentence(whole, 'Markdown', `${groups?.base ?? ''}${groups?.words ?? ''}`)
  }
  return undefined
}
