import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/ButtonLink'
import { EventDay } from '../../components/EventDay'
import { Picture } from '../../components/Picture'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './EventCard.module.css'

const SIZES = '(min-width: 97.5em) 350px, (min-width: 62.5em) 24vw, (min-width: 37.5em) 43vw, 92vw'

/** An event among all: its day first, what it is or was, and where to read on. */
export const EventCard = (event: Queries.EventCardFragment) => {
  const { addToCalendar } = useWords().common
  const { title, description, link, linkLabel, secondLink, secondLinkLabel, calendar, isToCome } = event
  const links = [
    { to: link, label: linkLabel },
    { to: secondLink, label: secondLinkLabel },
    { to: isToCome ? calendar : null, label: addToCalendar },
  ]
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
      <p className="side-by-side" data-pagefind-ignore>
        {links.map(
          ({ to, label }) =>
            to &&
            label && (
              <ButtonLink key={to} to={to} look="go" size="small">
                {label}
              </ButtonLink>
            ),
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
