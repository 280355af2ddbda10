import { graphql } from 'gatsby'
import type { TouristTrip } from 'schema-dts'
import { DIVE_ROUTE } from '../../config/routes'
import { linkedPicture } from '../../fragments/linkedPicture'
import { routeIn } from '../../i18n/routeIn'
import { addressOf } from '../../lib/addressOf'
import { slug } from '../../lib/slug'
import { imageObject } from './pictures'
import { idOf, type Site } from './site'

/** `IDR 750,000` or `Rp750.000` → `{ priceCurrency: 'IDR', price: '750000' }`; anything else is no price a program could read. */
export const readPrice = (amount: string) => {
  const [, sign, figure] = /^([A-Z]{3}|Rp) ?(\d+|\d{1,3}(?:[.,]\d{3})+)$/.exec(amount) ?? []
  const priceCurrency = sign === 'Rp' ? 'IDR' : sign
  return priceCurrency && figure ? { priceCurrency, price: figure.replace(/[.,]/g, '') } : {}
}

/**
 * The packages of the page Dive With Us, with an offer for each of their prices (schema.org/TouristTrip), whose amounts are left
 * out where they only stand in.
 */
export const trips = ({ packages, priceSettings }: Queries.DiveThingsFragment, site: Site): TouristTrip[] => {
  const url = addressOf(site, routeIn(site.language, DIVE_ROUTE))
  const { prices, placeholder } = priceSettings
  const offersOf = (title: string) =>
    (prices ?? [])
      .filter(({ what }) => what === title)
      .map(({ which, price }) => ({
        '@type': 'Offer' as const,
        name: which ? `${title}, ${which}` : title,
        ...(placeholder?.includes('prices') ? {} : readPrice(price)),
        url,
        seller: idOf(site, 'foundation'),
      }))
  return packages.nodes.map(({ title, description, forWhom, benefits, picture, pictureAlt }) => {
    const offers = offersOf(title)
    return {
      '@type': 'TouristTrip',
      '@id': `${url}#${slug(title)}`,
      name: title,
      description: `${description} ${benefits.join('. ')}.`,
      touristType: forWhom,
      provider: idOf(site, 'foundation'),
      image: imageObject(linkedPicture(picture, pictureAlt), site),
      ...(offers.length > 0 && { offers }),
    }
  })
}

export const fragment = graphql`
  fragment DiveThings on Query {
    packages: allDivePackage(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        title
        description
        forWhom
        benefits
        picture {
          ...LinkedPicture
        }
        pictureAlt
      }
    }
    priceSettings(language: { eq: $language }) {
      placeholder
      prices {
        what
        which
        price
      }
    }
  }
`
