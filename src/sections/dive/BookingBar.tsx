import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { messageLink } from '../../lib/links'
import * as styles from './BookingBar.module.css'
import { PRICES_ID, PRICES_SURFACE } from './PriceList'

/**
 * On phones the way to prices and booking, at the foot of the window from the price list to the footer. It stands right
 * behind the list, whose surface the next section's edge has to know.
 */
export const BookingBar = ({ contactSettings }: Queries.BookingBarFragment) => {
  const words = useWords()
  return (
    <div className={`${styles.place} on-${PRICES_SURFACE}`}>
      <p className={`${styles.bar} display`}>
        <SiteLink to={`#${PRICES_ID}`}>{words.dive.prices}</SiteLink>
        <ButtonLink
          to={messageLink(contactSettings.bookingPhone, words.dive.booking(words.dive.aDive))}
          look="go"
          size="small"
        >
          {words.dive.bookNow}
        </ButtonLink>
      </p>
    </div>
  )
}

export const fragment = graphql`
  fragment BookingBar on Query {
    contactSettings(language: { eq: $language }) {
      bookingPhone
    }
  }
`
