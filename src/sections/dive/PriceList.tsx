import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { useWords } from '../../i18n/pageLanguage'
import { messageLink } from '../../lib/links'
import * as styles from './PriceList.module.css'

/** Where the bar at the window's foot leads. */
export const PRICES_ID = 'prices-heading'

/** The price board: a table, drawn as planks on two posts, with each amount on a tag. */
export const PriceList = ({ divePriceList, priceSettings, contactSettings }: Queries.PriceListSectionFragment) => {
  const words = useWords().dive
  const { prices, dateText } = priceSettings
  return (
    prices && (
      <Section surface="lagoon" edge="swell" labelledBy={PRICES_ID}>
        <div className={`${styles.grid} wrap`}>
          <div className={styles.words}>
            <Heading id={PRICES_ID}>{divePriceList.title}</Heading>
            <p>{divePriceList.note}</p>
            <ButtonLink to={messageLink(contactSettings.bookingPhone, words.askingPrice(words.aDive))} look="go">
              {words.askForPrice}
            </ButtonLink>
          </div>
          <div className={styles.board}>
            <table className="display">
              <caption>{words.priceListOf(dateText)}</caption>
              <tbody>
                {prices.map(({ what, which, price }) => (
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
