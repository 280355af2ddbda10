import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { useWords } from '../../i18n/pageLanguage'
import { messageLink } from '../../lib/links'
import * as styles from './PriceList.module.css'

type PriceListProps = Queries.PriceListSectionFragment & Pick<Queries.DivePackagesSectionFragment, 'packages'>

/** Prices of what is not a package, whose prices stand on its card: a table, drawn as planks on two posts, each amount on a tag. */
export const PriceList = ({ divePriceList, priceSettings, contactSettings, packages }: PriceListProps) => {
  const words = useWords().dive
  const rows = priceSettings.prices?.filter(({ what }) => packages.nodes.every(({ title }) => title !== what)) ?? []
  const asked = [...new Set(rows.map(({ what }) => what))].join(', ')
  return (
    rows.length > 0 && (
      <Section surface="lagoon" edge="swell" id="prices" labelledBy="prices-heading">
        <div className={`${styles.grid} wrap clear-of-edge`}>
          <div className={styles.words}>
            <Heading id="prices-heading">{divePriceList.title}</Heading>
            <p>{divePriceList.note}</p>
            <ButtonLink to={messageLink(contactSettings.bookingPhone, words.askingPrice(asked))} look="go">
              {words.askForPrice}
            </ButtonLink>
          </div>
          <div className={styles.board}>
            <table className="display" aria-labelledby="prices-heading">
              <tbody>
                {rows.map(({ what, which, price }) => (
                  <tr key={[what, which].join()}>
                    <th scope="row">
                      {what} {which && <small>{which}</small>}
                    </th>
                    <td>
                      <span className={styles.tag}>{price}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </Section>
    )
  )
}

export const fragment = graphql`
  fragment PriceListSection on Query {
    divePriceList(language: { eq: $language }) {
      title
      note
    }
    ...DivePrices
  }

  fragment DivePrices on Query {
    contactSettings(language: { eq: $language }) {
      bookingPhone
    }
    priceSettings(language: { eq: $language }) {
      dateText
      prices {
        what
        which
        price
      }
    }
  }
`
