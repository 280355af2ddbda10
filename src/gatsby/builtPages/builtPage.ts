import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { after, edit, edited, elementsOf, type Place } from './htmlEdits'
import { stretchOf } from '../../lib/stretchOf'

/** What a page's `PageHead` says of it. */
export interface BuiltPage {
  /** As in `<title>` */
  title: string
  description: string
  /** The canonical address */
  address: string
  /** The languages that the page is there in, where there are several (BCP 47) */
  languages: readonly string[]
  /** What `describePage` adds to and takes away from its HTML */
  places: { tags: Place; data: Place; own: readonly Place[] }
}

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

/** Without the tree that it lies in: a thousand would fill the memory. */
const placeOf = (element: Element): Place => {
  const { start, end } = stretchOf(element)
  return { start, end }
}

/** What `PageHead` has written, and what `describePage` has added to it at an earlier build. */
const headOf = (html: string) => {
  const head = fromHtml(html.slice(0, html.indexOf('</head>')))
  const isOwn = ({ properties: { name, property } }: Element) => Boolean(property) || /^twitter:/.test(String(name))
  return {
    title: elementsOf(head, 'title')[0],
    description: elementsOf(head, 'meta', ({ properties }) => properties.name === 'description')[0],
    canonical: elementsOf(head, 'link', ({ properties }) => String(properties.rel) === 'canonical')[0],
    languages: elementsOf(head, 'link', ({ properties }) => Boolean(properties.hrefLang)).map(({ properties }) =>
      String(properties.hrefLang),
    ),
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
  const { title, description, canonical, languages, own } = headOf(html)
  if (!canonical) return undefined
  if (!title || !description) throw new Error('it has no <title> or no description; see src/layout/PageHead.tsx.')
  return {
    title: textOf(title),
    description: String(description.properties.content),
    address: String(canonical.properties.href),
    languages,
    places: { tags: placeOf(description), data: placeOf(canonical), own: own.map(placeOf) },
  }
}

/**
 * Writes share tags and structured data into the head of a page, in place of those of an earlier build. The tags stand
 * before the style sheets, because some programs read only the first 32 kB; the data behind them.
 *
 * @param html the page that `readPage` has read
 * @param tags `<meta>` elements
 * @param data `<script>` elements
 */
export const describePage = (html: string, { places }: BuiltPage, tags: string, data: string): string =>
  edited(html, [...places.own.map((place) => edit(place)), after(places.tags, tags), after(places.data, data)])
