import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { messageLink } from '../../lib/links'
import { PACKAGES_SURFACE } from './DivePackages'
import * as foot from './FootBar.module.css'
import { PRICES_ID } from './PriceList'

/**
 * On phones the way to prices and booking, at the foot of the window from the end of the packages, which have a bar each, to
 * the footer. It stands right behind them, because the next section's edge has to know their surface.
 */
export const BookingBar = ({ contactSettings }: Queries.BookingBarFragment) => {
  const words = useWords()
  return (
    <div className={`${foot.place} on-${PACKAGES_SURFACE}`}>
      <p className={`${foot.bar} display`}>
        <SiteLink className="touch" to={`#${PRICES_ID}`}>
          {words.dive.prices}
        </SiteLink>
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
