import type { Offer, TouristTrip } from 'schema-dts'
import { DIVE_ROUTE } from '../../config/routes'
import { routeIn } from '../../i18n/routeIn'
import { slug } from '../../lib/slug'
import { imageObject, type MadePicture } from './pictures'
import { addressOf } from '../../lib/addressOf'
import { idOf, type Site } from './site'

export interface DivePackage {
  title: string
  description: string
  forWhom: string
  benefits: readonly string[]
  picture: MadePicture
}

export interface Price {
  /** The title of the package */
  what: string
  which: string | null
  /** As written in the list: "IDR 750,000"; null where it only stands in */
  price: string | null
}

/** `IDR 750,000` or `Rp750.000` → `{ priceCurrency: 'IDR', price: '750000' }`; anything else is no price a program could read. */
export const readPrice = (amount: string | null) => {
  const [, sign, figure] = /^([A-Z]{3}|Rp) ?(\d+|\d{1,3}(?:[.,]\d{3})+)$/.exec(amount ?? '') ?? []
  const priceCurrency = sign === 'Rp' ? 'IDR' : sign
  return priceCurrency && figure ? { priceCurrency, price: figure.replace(/[.,]/g, '') } : {}
}

/** A package of the page Dive With Us, with an offer for each of its prices (schema.org/TouristTrip). */
export const trip = (
  { title, description, forWhom, benefits, picture }: DivePackage,
  prices: readonly Price[],
  site: Site,
): TouristTrip => {
  const offers = prices
    .filter((price) => price.what === title)
    .map(({ which, price }): Offer => ({
      '@type': 'Offer',
      name: which ? `${title}, ${which}` : title,
      ...readPrice(price),
      url: addressOf(site, routeIn(site.language, DIVE_ROUTE)),
      seller: idOf(site, 'foundation'),
    }))
  return {
    '@type': 'TouristTrip',
    '@id': `${addressOf(site, routeIn(site.language, DIVE_ROUTE))}#${slug(title)}`,
    name: title,
    description: `${description} ${benefits.join('. ')}.`,
    touristType: forWhom,
    provider: idOf(site, 'foundation'),
    image: imageObject(picture, site),
    ...(offers.length > 0 && { offers }),
  }
}
