import type { Heading, Node, Parent, Root, RootContent } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import * as z from 'zod'
import type { CheckedFile } from '../checkedFile'
import { checkFrontMatter } from '../checkFrontMatter'
import { isIllustrated } from '../contentType'
import { altText, caption, picture } from '../fields'
import { BROKEN_LINK, lineOfNode, pictureIn, picturesIn, wordsOf } from '../markdown'
import { message, type Message, type Mistake } from '../mistake'
import { hiddenSign } from '../signs'

/** All HTML that a text may hold, for what Markdown has no sign for: CO<sub>2</sub>, m<sup>2</sup>, a line break. */
export const ALLOWED_HTML = /^<(\/?su[bp]|br ?\/?)>$/i

/** A mistake of the text, at one of its nodes where it is of one. */
export const inText = (checked: CheckedFile, node: Node | undefined, found: Message): Mistake => ({
  file: checked.file,
  field: 'body',
  line: node ? lineOfNode(checked, node) : checked.bodyLine,
  ...found,
})

const presence = ({ type, body }: CheckedFile): Message | undefined => {
  const isEmpty = body.trim() === ''
  if (type.body === 'required' && isEmpty) return message('noText')
  return type.body === 'none' && !isEmpty ? message('textNotShown') : undefined
}

const wordsMistake = (words: string): Message | undefined => {
  const [found] = BROKEN_LINK.exec(words) ?? []
  return hiddenSign(words) ?? (found === undefined ? undefined : message('brokenLink', { found }))
}

/** What is wrong with one node. */
const nodeMistake = (node: Root | RootContent): Message | undefined => {
  if (node.type === 'text') return wordsMistake(node.value)
  if (node.type === 'html' && !ALLOWED_HTML.test(node.value)) return message('html', { found: node.value })
  return node.type === 'image' ? message('pictureInWords', { name: node.url }) : undefined
}

/** The title of a page is its one heading of the first level. */
const FIRST_LEVEL = 2

/** Headings begin with ## and skip no level (WCAG 2.2, technique G141). */
const headings = (checked: CheckedFile, tree: Root): Mistake[] => {
  const mistakes: Mistake[] = []
  let before = FIRST_LEVEL - 1
  visit(tree, 'heading', (heading: Heading) => {
    const level = Math.min(Math.max(heading.depth, FIRST_LEVEL), before + 1)
    const found = message('headingLevel', { words: wordsOf(heading), signs: '#'.repeat(level) })
    if (level !== heading.depth) mistakes.push(inText(checked, heading, found))
    before = Math.max(heading.depth, FIRST_LEVEL)
  })
  return mistakes
}

const PICTURE = { schema: z.strictObject({ name: picture(), alt: altText(), caption: caption().optional() }) }

/** Pictures between the paragraphs of a text: their names and words have the rules of those in fields, where the second one has its. */
const textPictures = (checked: CheckedFile, tree: Root): Mistake[] =>
  picturesIn(tree).flatMap((node) => {
    const { secondPicture, secondPictureAlt } = checked.frontMatter
    const alt = node.alt === '' && node.url === secondPicture ? secondPictureAlt : node.alt
    const said = { name: node.url, alt, ...(node.title ? { caption: node.title } : {}) }
    return checkFrontMatter(PICTURE, said).map(({ field, ...found }) => ({
      ...inText(checked, node, found),
      within: [node.url, field] as const,
    }))
  })

/**
 * That there is a text where one is shown, and that it holds only what Markdown can show.
 * @param tree of its text, tidied (tidyMarkdown.ts)
 */
export const checkText = (checked: CheckedFile, tree: Root): Mistake[] => {
  const found = presence(checked)
  const mistakes = found ? [inText(checked, undefined, found)] : []
  const hasPictures = isIllustrated(checked.type)
  visit(tree, (node, _index, parent: Parent | undefined) => {
    if (hasPictures && parent === tree && pictureIn(node)) return SKIP
    const wrong = nodeMistake(node as Root | RootContent)
    if (wrong) mistakes.push(inText(checked, node, wrong))
    return undefined
  })
  return [...mistakes, ...headings(checked, tree), ...(hasPictures ? textPictures(checked, tree) : [])]
}
