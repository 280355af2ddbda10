import type { BreadcrumbList, WebPage } from 'schema-dts'
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
}

/** The page itself (schema.org/WebPage). */
export const webPage = ({ title, description, route, label }: DescribedPage, site: Site): WebPage => {
  const address = addressOf(site, route)
  return {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: idOf(site, 'website'),
    ...(label && { breadcrumb: { '@id': `${address}#breadcrumb` } }),
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
