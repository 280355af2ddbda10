import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import { useRouteHere, useWords } from '../../../i18n/pageLanguage'
import { EVENTS_ROUTE } from '../../../config/routes'
import { CAROUSELS } from '../../../config/carousel'
import { Carousel } from '../../../features/carousel/Carousel'
import { EventPoster } from './EventPoster'
import * as rhythm from '../Rhythm.module.css'

/** One poster at a time, events to come first. All are on /events. */
export const Events = ({ events, posters }: Queries.EventsSectionFragment) => {
  const words = useWords()
  const here = useRouteHere()
  const { title } = events
  if (posters.nodes.length === 0) return null
  return (
    <Section surface="light" edge="swell" id="Event" labelledBy="events-heading" className={rhythm.evidence}>
      <Carousel
        label={title}
        item={words.home.event}
        settings={CAROUSELS.events}
        heading={
          <div>
            <Heading id="events-heading">{title}</Heading>
            <SiteLink className="touch" to={here(EVENTS_ROUTE)}>
              {words.common.allEvents}
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
    events: homeEvents(language: { eq: $language }) {
      title
    }
    posters: allEvent(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...EventPoster
      }
    }
  }
`
