import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import * as wording from '../../config/wording'
import type { Crumb } from '../structuredData/pages'

/** What a page of the build says of itself. */
export interface BuiltPage {
  /** As in `<title>` */
  title: string
  description: string
  /** The canonical address */
  address: string
  /** The path that it shows above its title; empty where it shows none */
  breadcrumb: Crumb[]
}

const BREADCRUMB = new RegExp(`<nav [^>]*aria-label="${wording.breadcrumb}".*?</nav>`, 's')
const DESCRIPTION = /<meta name="description"[^>]*>/
const CANONICAL = /<link rel="canonical"[^>]*>/
/** Written by `describePage` alone. */
const OWN_TAGS = /<meta (?:property|name="twitter:)[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs

const elements = (html: string, tagName: string) => {
  const found: Element[] = []
  visit(fromHtml(html, { fragment: true }), 'element', (element) => {
    if (element.tagName === tagName) found.push(element)
  })
  return found
}

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

const breadcrumbOf = (html: string) =>
  elements(BREADCRUMB.exec(html)?.[0] ?? '', 'li').map((item): Crumb => {
    const link = item.children.find((child) => child.type === 'element' && child.tagName === 'a') as Element | undefined
    return { name: textOf(item), ...(link && { to: String(link.properties.href) }) }
  })

/** Reads a page of the build; undefined where it has no address that others may show: the 404 page, the style guide. */
export const readPage = (html: string): BuiltPage | undefined => {
  const text = (pattern: RegExp) => pattern.exec(html)?.[0] ?? ''
  const canonical = elements(text(CANONICAL), 'link')[0]
  if (!canonical) return undefined
  return {
    title: elements(text(/<title.*?<\/title>/s), 'title')
      .map(textOf)
      .join(''),
    description: String(elements(text(DESCRIPTION), 'meta')[0]?.properties.content ?? ''),
    address: String(canonical.properties.href),
    breadcrumb: breadcrumbOf(html),
  }
}

/**
 * Writes share tags and structured data into a page's head, in place of those of an earlier build. The tags stand before
 * the style sheets, because some programs read only the first 32 kB; the data behind them.
 *
 * @param tags `<meta>` elements
 * @param data `<script>` elements
 */
export const describePage = (html: string, tags: string, data: string): string => {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replace(OWN_TAGS, '')
  return (
    head.replace(DESCRIPTION, (found) => found + tags).replace(CANONICAL, (found) => found + data) + html.slice(end)
  )
}
