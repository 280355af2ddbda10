import { graphql } from 'gatsby'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import * as homeWording from '../../../config/homeWording'
import { EVENTS_ROUTE } from '../../../config/routes'
import * as wording from '../../../config/wording'
import { Carousel } from '../../../features/carousel/Carousel'
import { EventPoster } from './EventPoster'
import * as styles from './Events.module.css'

/** The safety stop: one poster at a time, events to come first. All are on /events. */
export const Events = ({ events, posters }: Queries.EventsSectionFragment) => {
  const { title } = events
  if (posters.nodes.length === 0) return null
  return (
    <Section
      surface="light"
      edge="swell"
      edgeHangs
      depth="5 m"
      depthNote={homeWording.safetyStop}
      id="Event"
      labelledBy="events-heading"
      className={styles.events}
    >
      <Carousel
        label={title}
        item={homeWording.event}
        dots="always"
        infinite
        className="one-by-one"
        heading={
          <div>
            <h2 className="h2" id="events-heading">
              {title}
            </h2>
            <SiteLink className={styles.all} to={EVENTS_ROUTE}>
              {wording.allEvents}
            </SiteLink>
          </div>
        }
        slides={posters.nodes.map((event, i) => (
          <EventPoster key={event.title} {...event} colour={i} />
        ))}
      />
    </Section>
  )
}

export const fragment = graphql`
  fragment EventsSection on Query {
    events: homeEvents {
      title
    }
    posters: allEvent(sort: { position: ASC }) {
      nodes {
        ...EventPoster
      }
    }
  }
`
