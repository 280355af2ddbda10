import { ButtonLink } from '../../components/ButtonLink'
import { EventDay } from '../../components/EventDay'
import { Picture } from '../../components/Picture'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './EventCard.module.css'

const SIZES = '(min-width: 97.5em) 350px, (min-width: 62.5em) 24vw, (min-width: 37.5em) 43vw, 92vw'

/** An event among all: its day first, what it is or was, and where to read on. */
export const EventCard = (event: Queries.EventCardFragment) => {
  const words = useWords()
  const { title, description, link, linkLabel, secondLink, secondLinkLabel, calendar, isToCome } = event
  return (
    <article className={styles.card}>
      <Picture className={`${styles.picture} screen-only`} file={event.picture} alt={event.pictureAlt} sizes={SIZES} />
      <EventDay {...event} />
      <h3 className="h4">{title}</h3>
      <p>{description}</p>
      <ul className={`${styles.links} plain`} data-pagefind-ignore>
        <li>
          <ButtonLink to={link} look="go" size="small" showHost={false}>
            {linkLabel}
          </ButtonLink>
        </li>
        {secondLink && (
          <li>
            <ButtonLink to={secondLink} look="go" size="small" showHost={false}>
              {secondLinkLabel}
            </ButtonLink>
          </li>
        )}
        {isToCome && calendar && (
          <li>
            <ButtonLink to={calendar} look="go" size="small">
              {words.common.addToCalendar}
            </ButtonLink>
          </li>
        )}
      </ul>
    </article>
  )
}
