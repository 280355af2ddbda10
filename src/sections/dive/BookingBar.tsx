import { ButtonLink } from '../../components/ButtonLink'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { messageLink } from '../../lib/links'
import * as styles from './BookingBar.module.css'
import { PRICES_ID } from './PriceList'

/** The way to prices and booking, at the foot of the window at every scroll position. It stands before a section without edge. */
export const BookingBar = ({ contactSettings }: Queries.DivePricesFragment) => {
  const words = useWords().dive
  return (
    <p className={`${styles.bar} display screen-only`}>
      <SiteLink className="touch" to={`#${PRICES_ID}`}>
        {words.prices}
      </SiteLink>
      <ButtonLink to={messageLink(contactSettings.bookingPhone, words.booking(words.aDive))} look="go" size="small">
        {words.bookNow}
      </ButtonLink>
    </p>
  )
}
