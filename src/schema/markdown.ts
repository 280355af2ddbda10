import type { Image, Literal, Node, Paragraph, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'

/** The line of the file, from 1, on which a node of its text begins. */
export const lineOfNode = ({ bodyLine }: { bodyLine: number }, node: Node) =>
  bodyLine - 1 + (node.position?.start.line ?? 1)

/** The words of a heading or link, without marks such as those of emphasis. */
export const wordsOf = (node: Node) => {
  let words = ''
  visit(node, ['text', 'inlineCode'], (part) => {
    words += (part as Literal).value
  })
  return words
}

/** What is left in plain words of a link that was not closed, or whose address holds a space. */
export const BROKEN_LINK = /!?\[[^\]\n]{0,200}(?:\]\(|\]?\s*\((?=\/|https?:))[^\n]*|\]\(/

/** What stands far to the right is no code, and addresses stand at their links. */
const extensions = [{ disable: { null: ['codeIndented', 'codeFenced', 'definition'] } }]

let last: { text: string; tree: Root } | undefined

/** A text in Markdown as a syntax tree, which is read only: several ask for that of one text in turn. @param text tidied (tidyMarkdown.ts) */
export const markdownTree = (text: string): Root => {
  if (last?.text !== text) last = { text, tree: fromMarkdown(text, { extensions }) }
  return last.tree
}

/** The picture that a paragraph is; undefined where it holds anything else. */
export const pictureIn = (node: Node): Image | undefined => {
  if (node.type !== 'paragraph') return undefined
  const [first, ...others] = (node as Paragraph).children
  return first?.type === 'image' && others.length === 0 ? first : undefined
}

/** The pictures of a text that stand between its paragraphs, in their order. */
export const picturesIn = (tree: Root): Image[] => tree.children.flatMap((node) => pictureIn(node) ?? [])
