import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { ADDRESS_FOLLOWS_ROUTE, NEWS_ROUTE } from '../config/routes'
import { wording } from '../config/wording'
import { hostOf } from '../lib/links'
import { isStandInAddress } from '../lib/standInAddresses'

export type HtmlRoot = Root

const isExternal = (element: Element) => /^https?:/.test(String(element.properties.href ?? ''))

const element = (tagName: string, properties: Element['properties'], ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** Says where a link leads and that it opens a new tab, as `WhereTo` does (WCAG 2.2, technique G201). */
const whereTo = (href: string): Element[] => [
  element('svg', { className: ['icon', 'out'], ariaHidden: 'true' }, element('use', { href: '#i-out' })),
  element('span', { className: ['new-tab'] }, { type: 'text', value: ` ${wording.leadsTo(hostOf(href))}` }),
]

/**
 * The HTML of a text written in Markdown. External links open in a new tab without handing over the opener; those whose
 * address stands in lead to the page that says so, those to an article that is gone to all articles. Emphasis is marked as Latin where it stands in brackets after a
 * species' name, as in "green turtle (*Chelonia mydas*)".
 */
export const storyHtml = (root: HtmlRoot, goneArticles: readonly string[]): string => {
  const tree = structuredClone(root)
  visit(tree, 'element', (node, index, parent) => {
    if (goneArticles.includes(String(node.properties.href))) node.properties.href = NEWS_ROUTE
    if (node.tagName === 'a' && isExternal(node)) {
      const href = String(node.properties.href)
      if (isStandInAddress(href)) {
        node.properties.href = ADDRESS_FOLLOWS_ROUTE
        node.children.push({ type: 'text', value: ` (${wording.addressFollows})` })
        return SKIP
      }
      Object.assign(node.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
      node.children.push(...whereTo(href))
      return SKIP
    }
    const before = parent?.children[(index ?? 0) - 1]
    if (node.tagName === 'em' && before?.type === 'text' && before.value.endsWith('(')) {
      node.tagName = 'i'
      node.properties.lang = 'la'
    }
    return undefined
  })
  return toHtml(tree)
}
