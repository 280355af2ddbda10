import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { ADDRESS_FOLLOWS_ROUTE, NEWS_ROUTE } from '../../config/routes'
import * as wording from '../../config/wording'
import { hostOf, SETTINGS_LINK } from '../../lib/links'
import { isStandInAddress } from '../../lib/standInAddresses'

export type HtmlRoot = Root

const isExternal = (element: Element) => /^https?:/.test(String(element.properties.href ?? ''))

const element = (tagName: string, properties: Element['properties'], ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

/** A sign, and words for who does not see it, as `WhereTo` does (WCAG 2.2, technique G201). */
const whereTo = (words: string): Element[] => [
  element('svg', { className: ['icon', 'out'], ariaHidden: 'true' }, element('use', { href: '#i-out' })),
  element('span', { className: ['new-tab'] }, { type: 'text', value: ` ${words}` }),
]

/**
 * Binds a first word of one letter to the next: at the beginning the letter may float (StoryBody), and then a plain space
 * is gone, for readers of the screen too, who hear "Apiece of coral".
 */
const bindFirstLetter = ({ children }: HtmlRoot) => {
  const first = children[0]
  const words = first?.type === 'element' ? first.children[0] : undefined
  if (words?.type === 'text') words.value = words.value.replace(/^(\p{L}) /u, '$1\u00a0')
}

/** What the links of a text may have to be told. */
interface LinkFacts {
  /** Addresses of articles that are gone */
  readonly goneArticles: readonly string[]
  /** Addresses by the name of their field in content/settings/links.md */
  readonly settings: Readonly<Record<string, unknown>>
}

/**
 * The HTML of a text written in Markdown. A link to `settings:award` has the address of that field in the settings. External
 * links open in a new tab without handing over the opener; those whose address stands in lead to the page that says so, in a
 * new tab too; those to an article that is gone lead to all articles. Emphasis is marked as Latin where it stands in brackets
 * after a species' name, as in "green turtle (*Chelonia mydas*)".
 */
export const storyHtml = (root: HtmlRoot, { goneArticles, settings }: LinkFacts): string => {
  const tree = structuredClone(root)
  bindFirstLetter(tree)
  visit(tree, 'element', (node, index, parent) => {
    if (goneArticles.includes(String(node.properties.href))) node.properties.href = NEWS_ROUTE
    const [, field] = SETTINGS_LINK.exec(String(node.properties.href)) ?? []
    if (field) node.properties.href = String(settings[field])
    if (node.tagName === 'a' && isExternal(node)) {
      const href = String(node.properties.href)
      const standsIn = isStandInAddress(href)
      Object.assign(node.properties, {
        href: standsIn ? ADDRESS_FOLLOWS_ROUTE : href,
        target: '_blank',
        rel: ['noopener', 'noreferrer'],
      })
      if (standsIn) node.children.push({ type: 'text', value: ` (${wording.addressFollows})` })
      node.children.push(...whereTo(standsIn ? wording.opensNewTab : wording.leadsTo(hostOf(href))))
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
