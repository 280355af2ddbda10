import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { EventDay } from '../../../components/EventDay'
import { Picture } from '../../../components/Picture'
import { useWords } from '../../../i18n/pageLanguage'
import * as styles from './EventPoster.module.css'

/** Surfaces of src/styles/tokens.css, one poster after the other */
const SURFACES = ['sunset', 'mangrove', 'sand', 'drop', 'lagoon', 'abyss'] as const

type EventPosterProps = Queries.EventPosterFragment & {
  /** Any count: the colours of the posters follow one another */
  colour: number
}

/** An event as a poster: a large sign on a colour of its own, words beside and below, a picture next to them. */
export const EventPoster = ({ colour, numeral, numeralLabel, title, html, ...event }: EventPosterProps) => {
  const words = useWords()
  const { link, linkLabel, secondLink, secondLinkLabel, calendar, isToCome, picture, pictureAlt } = event
  return (
    <article className={`${styles.poster} torn on-${SURFACES[colour % SURFACES.length]}`} data-until={event.date ?? ''}>
      <div className={styles.sheet}>
        <p className={`${styles.sign} display`}>
          <span className={styles.numeral}>{numeral}</span> {numeralLabel}
        </p>
        <div className={styles.head}>
          <EventDay {...event} />
          <h3 className="h4">{title}</h3>
        </div>
        <div className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />
        <div className={`${styles.links} side-by-side`}>
          <ButtonLink to={link} look="chip" size="small">
            {linkLabel}
          </ButtonLink>
          {secondLink && secondLinkLabel && (
            <ButtonLink className={styles.quiet} to={secondLink} look="chip" size="small">
              {secondLinkLabel}
            </ButtonLink>
          )}
          {calendar && isToCome && (
            <ButtonLink className={styles.quiet} to={calendar} look="chip" size="small">
              {words.common.addToCalendar}
            </ButtonLink>
          )}
        </div>
      </div>
      <Picture file={picture} alt={pictureAlt} sizes="(min-width: 85em) 700px, (min-width: 50em) 47vw, 92vw" whole />
    </article>
  )
}

export const fragment = graphql`
  fragment EventPoster on Event {
    numeral
    numeralLabel
    title
    html
    link
    linkLabel
    date
    dateText
    secondLink
    secondLinkLabel
    calendar
    isToCome
    picture {
      ...WidePicture
    }
    pictureAlt
  }
`
