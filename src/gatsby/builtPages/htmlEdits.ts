import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A stretch of a page, by offsets into its text, and what stands there from now on. */
export interface Edit {
  start: number
  end: number
  text: string
}
export type Place = Pick<Edit, 'start' | 'end'>

export const edit = ({ start, end }: Place, text = ''): Edit => ({ start, end, text })
export const after = ({ end }: Place, text: string): Edit => edit({ start: end, end }, text)

/** The page with its edits; whatever lies between them stays letter for letter. */
export const edited = (html: string, edits: readonly Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), html)

export const elementsOf = (tree: Root, tagName: string, fits: (element: Element) => boolean = () => true) => {
  const elements: Element[] = []
  visit(tree, 'element', (element) => {
    if (element.tagName === tagName && fits(element)) elements.push(element)
  })
  return elements
}
