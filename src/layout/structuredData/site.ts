import type { NGO, WebSite } from 'schema-dts'
import type { Language } from '../../i18n/languages'
import { addressOf } from '../../lib/addressOf'

/** What the settings say of the foundation; addresses and numbers that only stand in are null. */
export interface Site {
  language: Language
  name: string
  shortName: string
  description: string
  /** Address of the site, without a slash at the end */
  siteUrl: string
  street: string
  locality: string
  region: string
  postalCode: string
  email: string | null
  phone: string | null
  /** The foundation's own pages elsewhere */
  profiles: readonly string[]
  /** Address of the licence of its pictures */
  pictureLicence: string | null
}

/** How the things of a page name each other (JSON-LD 1.1, section 3.3, "Node Identifiers"). */
export const idOf = (site: Pick<Site, 'siteUrl'>, name: 'foundation' | 'website') => ({
  '@id': `${site.siteUrl}/#${name}`,
})

/** 512 px, on a ground of its own: schema.org's and Google's `logo` asks for 112 px at least. */
const LOGO = { path: '/icon-512-maskable.png', size: 512 }

/** The foundation (schema.org/NGO; Google Search, "Organization"). */
export const foundation = (site: Site): NGO => ({
  '@type': 'NGO',
  ...idOf(site, 'foundation'),
  name: site.name,
  alternateName: site.shortName,
  description: site.description,
  url: addressOf(site, '/'),
  logo: {
    '@type': 'ImageObject',
    url: addressOf(site, LOGO.path),
    contentUrl: addressOf(site, LOGO.path),
    width: `${LOGO.size}`,
    height: `${LOGO.size}`,
  },
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.street,
    addressLocality: site.locality,
    addressRegion: site.region,
    postalCode: site.postalCode,
    addressCountry: 'ID',
  },
  ...(site.email && { email: site.email }),
  ...(site.phone && { telephone: site.phone }),
  ...(site.profiles.length > 0 && { sameAs: site.profiles }),
})

/** The site (schema.org/WebSite; Google Search, "Site name"). */
export const website = (site: Site): WebSite => ({
  '@type': 'WebSite',
  ...idOf(site, 'website'),
  url: addressOf(site, '/'),
  name: site.name,
  alternateName: site.shortName,
  inLanguage: site.language,
  publisher: idOf(site, 'foundation'),
})
