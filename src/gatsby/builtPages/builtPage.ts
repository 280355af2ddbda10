import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { after, edit, edited, elementsOf } from './htmlEdits'

/** What a page's `PageHead` says of it. */
export interface BuiltPage {
  /** As in `<title>` */
  title: string
  description: string
  /** The canonical address */
  address: string
}

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

/** What `PageHead` has written, and what `describePage` has added to it at an earlier build. */
const headOf = (html: string) => {
  const head = fromHtml(html.slice(0, html.indexOf('</head>')))
  const isOwn = ({ properties: { name, property } }: Element) => Boolean(property) || /^twitter:/.test(String(name))
  return {
    title: elementsOf(head, 'title')[0],
    description: elementsOf(head, 'meta', ({ properties }) => properties.name === 'description')[0],
    canonical: elementsOf(head, 'link', ({ properties }) => String(properties.rel) === 'canonical')[0],
    own: [
      ...elementsOf(head, 'meta', isOwn),
      ...elementsOf(head, 'script', ({ properties }) => properties.type === 'application/ld+json'),
    ],
  }
}

/**
 * Reads the head of a page of the build; undefined where it has no address that others may show: the 404 page, the style
 * guide.
 * @throws where it has an address and no title or description
 */
export const readPage = (html: string): BuiltPage | undefined => {
  const { title, description, canonical } = headOf(html)
  if (!canonical) return undefined
  if (!title || !description) throw new Error('it has no <title> or no description; see src/layout/PageHead.tsx.')
  return {
    title: textOf(title),
    description: String(description.properties.content),
    address: String(canonical.properties.href),
  }
}

/**
 * Writes share tags and structured data into the head of a page that `readPage` has read, in place of those of an earlier
 * build. The tags stand before the style sheets, because some programs read only the first 32 kB; the data behind them.
 *
 * @param tags `<meta>` elements
 * @param data `<script>` elements
 */
export const describePage = (html: string, tags: string, data: string): string => {
  const { description, canonical, own } = headOf(html)
  return edited(html, [
    ...own.map(({ position }) => edit(position!)),
    after(description!.position!, tags),
    after(canonical!.position!, data),
  ])
}
