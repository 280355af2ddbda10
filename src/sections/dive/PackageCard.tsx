import { ButtonLink } from '../../components/ButtonLink'
import { ExternalLink } from '../../components/ExternalLink'
import { Picture } from '../../components/Picture'
import { useWords } from '../../i18n/pageLanguage'
import { messageLink } from '../../lib/links'
import { FactList } from '../figures/FactList'
import * as styles from './PackageCard.module.css'

type PackageCardProps = Queries.DivePackagesSectionFragment['packages']['nodes'][number] & Queries.DivePricesFragment

/** One way to come along: what it costs, all that it includes, and a link that begins the booking in a chat. */
export const PackageCard = ({ title, picture, priceSettings, contactSettings, ...card }: PackageCardProps) => {
  const words = useWords().dive
  const phone = contactSettings.bookingPhone
  const prices = priceSettings.prices?.filter(({ what }) => what === title) ?? []
  return (
    <article className={styles.card}>
      <Picture
        className={`${styles.picture} torn`}
        file={picture}
        alt={card.pictureAlt}
        sizes="(min-width: 97.5em) 430px, (min-width: 62.5em) 29vw, (min-width: 40em) 45vw, 92vw"
      />
      <h3 className="h3">{title}</h3>
      {prices.length > 0 && (
        <div className="links">
          <FactList facts={prices.map(({ which, what, price }) => ({ what: which ?? what, value: price }))} />
          <p className="small">
            {words.priceListOf(priceSettings.dateText)}{' '}
            <ExternalLink href={messageLink(phone, words.askingPrice(title))}>{words.askForPrice}</ExternalLink>
          </p>
        </div>
      )}
      <p>{card.description}</p>
      <p>
        <strong className="h4 display">{card.dives}</strong> {card.forWhom}
      </p>
      <ul className={styles.list}>
        {card.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <ButtonLink to={messageLink(phone, words.booking(title))} look="go">
        {words.bookNow}
        <span className="visually-hidden"> {title}</span>
      </ButtonLink>
    </article>
  )
}
