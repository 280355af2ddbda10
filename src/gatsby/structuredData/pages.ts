import type { BreadcrumbList, CollectionPage, ItemList, WebPage } from 'schema-dts'
import { addressOf } from '../../lib/addressOf'
import { idOf, type Site } from './site'

/** A step of the path that a page shows above its title; the last one, the page itself, leads nowhere. */
export interface Crumb {
  name: string
  /** Path of the page that it leads to */
  to?: string
}

interface DescribedPage {
  title: string
  description: string
  /** Full address */
  address: string
  breadcrumb: readonly Crumb[]
  /** Routes of the stories, in the order of the list, where the page is one */
  stories?: readonly string[]
}

const storyList = (stories: readonly string[], site: Site): ItemList => ({
  '@type': 'ItemList',
  itemListElement: stories.map((route, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: addressOf(site, route),
  })),
})

const trail = (address: string) => ({ '@id': `${address}#breadcrumb` })

/** The page itself (schema.org/WebPage); where it lists stories, a CollectionPage. */
export const webPage = (
  { title, description, address, breadcrumb, stories }: DescribedPage,
  site: Site,
): WebPage | CollectionPage => ({
  '@type': stories ? 'CollectionPage' : 'WebPage',
  '@id': address,
  url: address,
  name: title,
  description,
  inLanguage: site.language,
  isPartOf: idOf(site, 'website'),
  ...(breadcrumb.length > 0 && { breadcrumb: trail(address) }),
  ...(stories && { mainEntity: storyList(stories, site) }),
})

/** The path that the page shows (schema.org/BreadcrumbList; Google Search, "Breadcrumb"); none where it shows none. */
export const breadcrumbList = (
  { address, breadcrumb }: Pick<DescribedPage, 'address' | 'breadcrumb'>,
  site: Site,
): BreadcrumbList[] =>
  breadcrumb.length === 0
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          ...trail(address),
          itemListElement: breadcrumb.map(({ name, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            ...(to && { item: addressOf(site, to) }),
          })),
        },
      ]
