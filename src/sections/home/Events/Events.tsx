import { graphql } from 'gatsby'
import { Section } from '../../../components/Section'
import * as homeWording from '../../../config/homeWording'
import { Carousel } from '../../../features/carousel/Carousel'
import { EventPoster } from './EventPoster'
import * as styles from './Events.module.css'

/** The safety stop: one poster at a time. */
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
          <h2 className="h2" id="events-heading">
            {title}
          </h2>
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
