import { ButtonLink } from '../../components/ButtonLink'
import { Picture } from '../../components/Picture'
import { useWords } from '../../i18n/pageLanguage'
import { messageLink } from '../../lib/links'
import { lowestPrice } from '../../lib/priceRows'
import * as foot from './FootBar.module.css'
import * as styles from './PackageCard.module.css'
import { PackagePrices } from './PackagePrices'

type PackageCardProps = Queries.DivePackagesSectionFragment['packages']['nodes'][number] & {
  prices: readonly Queries.PriceRowFragment[]
  /** When the prices were right */
  pricesDate: string
  /** Booking messages go to this number */
  phone: string
}

/**
 * One way to come along, with all that it includes, what it costs, and a link that begins the booking in a chat. On phones
 * this link and the lowest price stay at the foot of the window while the package is in view.
 */
export const PackageCard = ({
  title,
  description,
  forWhom,
  dives,
  benefits,
  picture,
  pictureAlt,
  prices,
  pricesDate,
  phone,
}: PackageCardProps) => {
  const words = useWords()
  const lowest = lowestPrice(prices)
  return (
    <article className={styles.card}>
      <Picture
        className={`${styles.picture} torn`}
        file={picture}
        alt={pictureAlt}
        sizes="(min-width: 97.5em) 430px, (min-width: 62.5em) 29vw, (min-width: 37.5em) 90vw, 92vw"
      />
      <div className={styles.text}>
        <h3 className="h3">{title}</h3>
        <p>{description}</p>
        <p className={styles.dives}>
          <strong className="display">{dives}</strong>
          {forWhom}
        </p>
        <ul className={`${styles.benefits} plain`}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        {prices.length > 0 && (
          <PackagePrices prices={prices} date={pricesDate} ask={messageLink(phone, words.dive.askingPrice(title))} />
        )}
        <div className={`${styles.book} ${foot.bar}`}>
          {lowest && (
            <p className={styles.from}>
              <strong className="display">{words.dive.from(lowest)}</strong>
              <span className="small">{pricesDate}</span>
            </p>
          )}
          <ButtonLink to={messageLink(phone, words.dive.booking(title))} look="go">
            {words.dive.bookNow}
            <span className="visually-hidden"> {title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
