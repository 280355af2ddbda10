import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { EventDay } from '../../components/EventDay'
import { Picture } from '../../components/Picture'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './EventCard.module.css'

const SIZES = '(min-width: 97.5em) 350px, (min-width: 62.5em) 24vw, (min-width: 37.5em) 43vw, 92vw'

/** An event among all: its day first, what it is or was, where to read on; its button is for who can still come. */
export const EventCard = (event: Queries.EventCardFragment) => {
  const { addToCalendar } = useWords().common
  const { title, description, link, linkLabel, secondLink, secondLinkLabel, calendar, isToCome } = event
  return (
    <article className={styles.card} data-until={event.date ?? ''}>
      <Picture
        className={`${styles.picture} torn screen-only`}
        file={event.picture}
        alt={event.pictureAlt}
        sizes={SIZES}
      />
      <EventDay {...event} />
      <h3 className="h4">{title}</h3>
      <p>{description}</p>
      <p className="side-by-side links" data-pagefind-ignore>
        {link && linkLabel && <SiteLink to={link}>{linkLabel}</SiteLink>}
        {secondLink && secondLinkLabel && <SiteLink to={secondLink}>{secondLinkLabel}</SiteLink>}
        {isToCome && calendar && (
          <ButtonLink to={calendar} look="go" size="small">
            {addToCalendar}
          </ButtonLink>
        )}
      </p>
    </article>
  )
}

export const fragment = graphql`
  fragment EventCard on Event {
    title
    description
    date
    dateText
    isToCome
    link
    linkLabel
    secondLink
    secondLinkLabel
    calendar
    picture {
      ...CardPicture
    }
    pictureAlt
  }
`
