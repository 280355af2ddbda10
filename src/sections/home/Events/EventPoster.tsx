import { graphql } from 'gatsby'
import { ButtonLink } from '../../../components/ButtonLink'
import { EventDay } from '../../../components/EventDay'
import { Picture } from '../../../components/Picture'
import { SiteLink } from '../../../components/SiteLink'
import { useWords } from '../../../i18n/pageLanguage'
import * as styles from './EventPoster.module.css'

/** Surfaces of src/styles/tokens.css, one poster after the other */
const SURFACES = ['mangrove', 'sand', 'drop', 'skin', 'abyss', 'air'] as const

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
            <SiteLink className="touch" to={secondLink}>
              {secondLinkLabel}
            </SiteLink>
          )}
          {calendar && isToCome && (
            <SiteLink className="touch" to={calendar}>
              {words.common.addToCalendar}
            </SiteLink>
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
