import type { Heading, Node, Parent, Root, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import * as z from 'zod'
import type { CheckedFile } from '../checkedFile'
import { checkFrontMatter } from '../checkFrontMatter'
import { altText, caption, picture } from '../fields'
import { BROKEN_LINK, lineOfNode, pictureIn, picturesIn, wordsOf } from '../markdown'
import { message, type Message, type Mistake } from '../mistake'
import { hiddenSign } from '../signs'

/** All HTML that a text may hold, for what Markdown has no sign for: CO<sub>2</sub>, m<sup>2</sup>, a line break. */
export const ALLOWED_HTML = /^<(\/?su[bp]|br ?\/?)>$/i

const SHOWN_LETTERS = 40

const shown = (text: string) => {
  const [line = ''] = text.split('\n')
  return line.length > SHOWN_LETTERS || line !== text ? `${line.slice(0, SHOWN_LETTERS)}…` : line
}

/** A mistake of the text. @param below how many lines below the beginning of its node it is */
export const inText = (checked: CheckedFile, node: Node | undefined, found: Message, below = 0): Mistake => ({
  file: checked.file,
  field: 'body',
  line: (node ? lineOfNode(checked, node) : checked.bodyLine) + below,
  ...found,
})

const linesBefore = (text: string, place: number) => text.slice(0, place).split('\n').length - 1

const presence = (checked: CheckedFile): Mistake[] => {
  const isEmpty = checked.body.trim() === ''
  if (checked.type.body === 'required' && isEmpty) return [inText(checked, undefined, message('noText'))]
  return checked.type.body === 'none' && !isEmpty ? [inText(checked, undefined, message('textNotShown'))] : []
}

const hidden = (checked: CheckedFile): Mistake[] => {
  const found = hiddenSign(checked.body)
  return found ? [inText(checked, undefined, found.message, linesBefore(checked.body, found.index))] : []
}

const brokenLink = (checked: CheckedFile, node: Text): Mistake[] => {
  const found = BROKEN_LINK.exec(node.value)
  if (!found) return []
  const from = Math.max(0, node.value.lastIndexOf('[', found.index))
  const isPicture = node.value[from - 1] === '!'
  const written = shown(node.value.slice(from))
  const broken = isPicture ? message('brokenPicture', { found: written }) : message('brokenLink', { found: written })
  return [inText(checked, node, broken, linesBefore(node.value, from))]
}

/** What is wrong with one node. */
const nodeMistakes = (checked: CheckedFile, node: Root['children'][number] | Root): Mistake[] => {
  if (node.type === 'text') return brokenLink(checked, node)
  const found = (words: Message) => [inText(checked, node, words)]
  if (node.type === 'html' && !ALLOWED_HTML.test(node.value))
    return found(message('html', { found: shown(node.value) }))
  if (node.type === 'code') return found(message('code', { found: shown(node.value) }))
  if (node.type === 'imageReference') return found(message('brokenPicture', { found: `![${node.alt}]` }))
  if (node.type !== 'image') return []
  return found(
    checked.type.interfaces.includes('Story')
      ? message('pictureInWords', { name: shown(node.url) })
      : message('pictureWithoutPlace', { name: shown(node.url) }),
  )
}

/** The title of a page is its one heading of the first level. */
const FIRST_LEVEL = 2
/** Folders whose texts are pages by themselves */
const FOLDERS_OF_PAGES = /^(pages|actions|texts)\//

/**
 * Headings begin with ## and skip no level (WCAG 2.2, technique G141). Only texts that fill a page have them; others stand below a
 * heading of the page.
 */
const headings = (checked: CheckedFile, tree: Root): Mistake[] => {
  const { type } = checked
  const mistakes: Mistake[] = []
  let before = FIRST_LEVEL - 1
  visit(tree, 'heading', (heading: Heading) => {
    const words = wordsOf(heading)
    const add = (found: Message) => mistakes.push(inText(checked, heading, found))
    const level = Math.min(Math.max(heading.depth, FIRST_LEVEL), before + 1)
    if (!type.interfaces.includes('Story') && !FOLDERS_OF_PAGES.test(type.files)) {
      add(message('headingNotHere', { words }))
    } else if (level !== heading.depth && (heading.depth < FIRST_LEVEL || heading.depth > before + 1)) {
      add(message('headingLevel', { words, signs: '#'.repeat(level) }))
    }
    before = Math.max(heading.depth, FIRST_LEVEL)
  })
  return mistakes
}

const PICTURE = { schema: z.strictObject({ name: picture(), alt: altText(), caption: caption().optional() }) }

/** Pictures between the paragraphs of a text: their names and words have the rules of those in fields. */
const textPictures = (checked: CheckedFile, tree: Root): Mistake[] =>
  picturesIn(tree).flatMap((node) => {
    const said = { name: node.url, alt: node.alt ?? '', ...(node.title ? { caption: node.title } : {}) }
    return checkFrontMatter(PICTURE, said).map(({ field, ...found }) => ({
      ...inText(checked, node, found),
      within: [node.url, field] as const,
    }))
  })

/**
 * That there is a text where one is shown, and that it holds only what Markdown can show.
 * @param checked its text tidied (tidyMarkdown.ts)
 */
export const checkText = (checked: CheckedFile, tree: Root): Mistake[] => {
  const mistakes = [...presence(checked), ...hidden(checked)]
  const hasPictures = checked.type.interfaces.includes('Story')
  visit(tree, (node, _index, parent: Parent | undefined) => {
    if (hasPictures && parent === tree && pictureIn(node)) return SKIP
    mistakes.push(...nodeMistakes(checked, node as Root['children'][number]))
    return undefined
  })
  return [...mistakes, ...headings(checked, tree), ...(hasPictures ? textPictures(checked, tree) : [])]
}
