import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'

export type HtmlRoot = Root

const isExternal = (element: Element) => /^https?:/.test(String(element.properties.href ?? ''))

/** Says to everyone that a link opens a new tab (WCAG 2.2, technique G201). */
const newTabNote = (): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['new-tab'] },
  children: [{ type: 'text', value: ' (opens in a new tab)' }],
})

/**
 * The HTML of a text written in Markdown. External links open in a new tab without handing over the opener; emphasis is
 * marked as Latin where it stands in brackets after a species' name, as in "green turtle (*Chelonia mydas*)".
 */
export const storyHtml = (root: HtmlRoot): string => {
  const tree = structuredClone(root)
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'a' && isExternal(element)) {
      Object.assign(element.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
      element.children.push(newTabNote())
      return SKIP
    }
    const before = parent?.children[(index ?? 0) - 1]
    if (element.tagName === 'em' && before?.type === 'text' && before.value.endsWith('(')) {
      element.tagName = 'i'
      element.properties.lang = 'la'
    }
    return undefined
  })
  return toHtml(tree)
}
