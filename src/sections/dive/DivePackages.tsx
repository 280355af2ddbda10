import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { PackageCard } from './PackageCard'
import * as styles from './DivePackages.module.css'

/** Where the banner's arrow leads. */
export const PACKAGES_ID = 'packages'
export const PACKAGES_SURFACE = 'light'

/** The three packages, side by side on a wide screen. */
export const DivePackages = ({
  heading,
  packages,
  priceSettings,
  contactSettings,
}: Queries.DivePackagesSectionFragment) => {
  if (packages.nodes.length === 0) return null
  return (
    <Section surface={PACKAGES_SURFACE} edge="wave" id={PACKAGES_ID} labelledBy="packages-heading">
      <div className="wrap">
        <Heading id="packages-heading">{heading.title}</Heading>
        <ul className={`${styles.packages} plain clear-of-edge`}>
          {packages.nodes.map((one) => (
            <li key={one.title}>
              <PackageCard
                {...one}
                prices={priceSettings.prices?.filter(({ what }) => what === one.title) ?? []}
                pricesDate={priceSettings.dateText}
                phone={contactSettings.bookingPhone}
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment DivePackagesSection on Query {
    heading: divePackagesHeading(language: { eq: $language }) {
      title
    }
    packages: allDivePackage(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        title
        description
        forWhom
        dives
        benefits
        pictureAlt
        picture {
          ...WidePicture
        }
      }
    }
    priceSettings(language: { eq: $language }) {
      dateText
      prices {
        ...PriceRow
      }
    }
    contactSettings(language: { eq: $language }) {
      bookingPhone
    }
  }
`
