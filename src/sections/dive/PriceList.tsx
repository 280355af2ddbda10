import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { Heading } from '../../components/Heading'
import { Section } from '../../components/Section'
import { useWords } from '../../i18n/pageLanguage'
import { messageLink } from '../../lib/links'
import { byWhatIsSold } from '../../lib/priceRows'
import * as styles from './PriceList.module.css'

/** Where the prices are. */
export const PRICES_ID = 'prices'

/** The price board: a table, drawn as planks on two posts, with each amount on a tag. */
export const PriceList = ({ divePriceList, priceSettings, contactSettings }: Queries.PriceListSectionFragment) => {
  const words = useWords()
  const { title, note } = divePriceList
  const { prices, dateText } = priceSettings
  if (!prices) return null
  return (
    <Section surface="lagoon" edge="swell" id={PRICES_ID} labelledBy="prices-heading">
      <div className={`${styles.grid} wrap clear-of-edge`}>
        <div className={styles.words}>
          <Heading id="prices-heading">{title}</Heading>
          <p>{note}</p>
          <ButtonLink to={messageLink(contactSettings.bookingPhone, words.dive.askingPrices)} look="go">
            {words.dive.askForPrices}
          </ButtonLink>
        </div>
        <div className={styles.board}>
          <table className="display">
            <caption>{words.dive.priceListOf(dateText)}</caption>
            {byWhatIsSold(prices).map(({ what, rows }) => (
              <tbody key={what}>
                {rows.some(({ which }) => which) && (
                  <tr>
                    <th scope="rowgroup" colSpan={2}>
                      {what}
                    </th>
                  </tr>
                )}
                {rows.map(({ which, price }) => (
                  <tr key={which ?? what}>
                    <th scope="row" className={which ? styles.which : undefined}>
                      {which ?? what}
                    </th>
                    <td>
                      <span className={styles.tag}>{price}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment PriceListSection on Query {
    divePriceList(language: { eq: $language }) {
      title
      note
    }
    contactSettings(language: { eq: $language }) {
      bookingPhone
    }
    priceSettings(language: { eq: $language }) {
      dateText
      prices {
        ...PriceRow
      }
    }
  }
`
