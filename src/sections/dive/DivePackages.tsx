import { graphql } from 'gatsby'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { PackageCard } from './PackageCard'
import * as styles from './PackageCard.module.css'

/** Where the banner's arrow leads. */
export const PACKAGES_ID = 'packages'

/** The three packages, side by side on a wide screen. */
export const DivePackages = ({ heading, packages, ...data }: Queries.DivePackagesSectionFragment) =>
  packages.nodes.length > 0 && (
    <Section surface="light" edge="wave" id={PACKAGES_ID} labelledBy="packages-heading">
      <div className="wrap">
        <Heading id="packages-heading">{heading.title}</Heading>
        <ul className={`${styles.packages} cards plain clear-of-edge`}>
          {packages.nodes.map((one) => (
            <li key={one.title}>
              <PackageCard {...one} {...data} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )

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
    ...DivePrices
  }
`
