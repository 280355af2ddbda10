import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { SiteLink } from '../../components/SiteLink'
import { Heading } from '../../components/Heading'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { useWords } from '../../i18n/pageLanguage'
import { messageLink } from '../../lib/links'
import { FactList } from '../figures/FactList'
import { Terms } from '../questions/Terms'
import * as styles from './DivePackages.module.css'

/** Where the banner's arrow leads. */
export const PACKAGES_ID = 'packages'

type PackageCardProps = Queries.DivePackagesSectionFragment['packages']['nodes'][number] & Queries.DivePricesFragment

/** One way to come along: its lowest price, all that it includes, and a link that begins the booking in a chat. */
const PackageCard = ({ title, picture, priceSettings, contactSettings: contact, ...card }: PackageCardProps) => {
  const words = useWords().dive
  const [least, ...more] = priceSettings.prices?.filter(({ what }) => what === title) ?? []
  return (
    <li className={styles.card}>
      <Picture
        className={`${styles.picture} torn screen-only`}
        file={picture}
        alt={card.pictureAlt}
        sizes="(min-width: 97.5em) 430px, (min-width: 45.5em) 29vw, (min-width: 40em) 45vw, 92vw"
      />
      <h3 className="h3">{title}</h3>
      <div className="links">
        {least ? (
          <FactList
            facts={[{ what: least.which ?? title, value: more.length > 0 ? words.from(least.price) : least.price }]}
          />
        ) : (
          <SiteLink to={messageLink(contact.bookingPhone, words.askingPrice(title))}>{words.askForPrice}</SiteLink>
        )}
      </div>
      <ButtonLink to={messageLink(contact.bookingPhone, words.booking(title))} look="go">
        {words.bookNow}
        <span className="visually-hidden"> {title}</span>
      </ButtonLink>
      <p>{card.description}</p>
      <ul className={styles.list}>
        {card.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </li>
  )
}

type DivePackagesProps = Queries.DivePackagesSectionFragment & Queries.KnownTermsFragment

/** The three packages, side by side on a wide screen, then what is true of every dive. */
export const DivePackages = ({ heading, packages, terms, ...data }: DivePackagesProps) => {
  const words = useWords().dive
  const { prices, dateText } = data.priceSettings
  if (packages.nodes.length === 0) return null
  return (
    <Section surface="light" edge="wave" id={PACKAGES_ID} labelledBy="packages-heading">
      <div className="wrap">
        <Heading id="packages-heading">{heading.title}</Heading>
        {prices && <p className="lead">{words.priceListOf(dateText)}</p>}
        <ul className={`${styles.packages} cards plain`}>
          {packages.nodes.map((one) => (
            <PackageCard key={one.title} {...one} {...data} />
          ))}
        </ul>
        <Terms terms={terms} about="diving" />
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
