import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import * as diveWording from '../../config/diveWording'
import { chatLink } from '../../lib/links'
import * as styles from './PriceList.module.css'

/** The price board as a picture, and the same as a table, for screen readers and search engines. */
export const PriceList = ({ divePriceList, priceSettings, contactSettings }: Queries.PriceListSectionFragment) => {
  const { title, note, picture, pictureAlt } = divePriceList
  const { prices } = priceSettings
  if (!prices) return null
  return (
    <Section surface="lagoon" edge="swell" labelledBy="prices">
      <div className={`${styles.grid} wrap`}>
        <div className={styles.words}>
          <h2 className="h2" id="prices">
            {title}
          </h2>
          <p>{note}</p>
          <ButtonLink to={chatLink(contactSettings.bookingPhone)} look="go">
            {diveWording.askForPrices}
          </ButtonLink>
        </div>
        <Picture className={styles.picture} file={picture} alt={pictureAlt} sizes="(min-width: 50em) 34vw, 92vw" />
        <table className={styles.board}>
          <caption className="visually-hidden">{title}</caption>
          <tbody>
            {prices.map(({ what, price }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td className="display">
                  {price.endsWith('—') ? (
                    <>
                      <span aria-hidden="true">{price}</span>
                      <span className="visually-hidden">{diveWording.priceFollows}</span>
                    </>
                  ) : (
                    price
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment PriceListSection on Query {
    divePriceList {
      title
      note
      pictureAlt
      picture {
        ...WidePicture
      }
    }
    contactSettings {
      bookingPhone
    }
    priceSettings {
      prices {
        what
        price
      }
    }
  }
`
