import type { BreadcrumbList, CollectionPage, WebPage } from 'schema-dts'
import { HOME_ROUTE } from '../../config/routes'
import { wordsOf } from '../../i18n/loadedWords'
import { routeIn } from '../../i18n/routeIn'
import { addressOf } from '../../lib/addressOf'
import { idOf, type Site } from './site'

export interface DescribedPage {
  title: string
  description: string
  /** In its language */
  route: string
  /** What its `Breadcrumb` calls it, and the page between home and it; left out where it shows none */
  label?: string
  parent?: { readonly label: string; readonly to: string }
  /** Routes of the stories, in the order of the list, where the page is one */
  stories?: readonly string[]
}

/** The page itself (schema.org/WebPage); where it lists stories, a CollectionPage. */
export const webPage = (
  { title, description, route, label, stories }: DescribedPage,
  site: Site,
): WebPage | CollectionPage => {
  const address = addressOf(site, route)
  const itemListElement = stories?.map((story, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    url: addressOf(site, story),
  }))
  return {
    '@type': itemListElement ? 'CollectionPage' : 'WebPage',
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: idOf(site, 'website'),
    ...(label && { breadcrumb: { '@id': `${address}#breadcrumb` } }),
    ...(itemListElement && { mainEntity: { '@type': 'ItemList', itemListElement } }),
  }
}

/** The path that the page shows (schema.org/BreadcrumbList; Google Search, "Breadcrumb"); none where it shows none. */
export const breadcrumbList = ({ route, label, parent }: DescribedPage, site: Site): BreadcrumbList[] => {
  if (!label) return []
  const home = { label: wordsOf(site.language).common.home, to: routeIn(site.language, HOME_ROUTE) }
  const steps = [home, ...(parent ? [parent] : []), { label, to: undefined }]
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${addressOf(site, route)}#breadcrumb`,
      itemListElement: steps.map(({ label: name, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(to && { item: addressOf(site, to) }),
      })),
    },
  ]
}
