import type { Image, Node, Paragraph, Root } from 'mdast'
import { markdownTree } from './markdown'
import { textAsMeant } from './textAsMeant'

/** The picture that a paragraph is; undefined where it holds anything else. */
export const pictureIn = (node: Node): Image | undefined => {
  if (node.type !== 'paragraph') return undefined
  const [first, ...others] = (node as Paragraph).children
  return first?.type === 'image' && others.length === 0 ? first : undefined
}

/** The pictures of a text that stand between its paragraphs, in their order. */
export const textPictures = (tree: Root): Image[] => tree.children.flatMap((node) => pictureIn(node) ?? [])

/** The same of a text that has no tree yet; most hold no picture, and need none. */
export const picturesOfText = (body: string): Image[] =>
  body.includes('![') ? textPictures(markdownTree(textAsMeant(body))) : []

/** How sentences name such a picture. */
export const inTextName = (name: string) => `the picture "${name}" in the text`

/** How they name what stands between its square brackets. */
export const SEEN = 'what is seen'
