import { graphql } from 'gatsby'
import { useWords } from '../../i18n/pageLanguage'
import { CardGroups } from '../cards/CardGroups'
import { EventCard } from './EventCard'

/** All events under what is to come, with those without a day, and under the years, in the order of the query. */
export const EventsByYear = ({ all }: Queries.EventsByYearFragment) => {
  const words = useWords()
  const headingOf = ({ isToCome, date }: Queries.EventCardFragment) =>
    isToCome || !date ? words.common.coming : date.slice(0, 4)
  return (
    <CardGroups cards={all.nodes} headingOf={headingOf}>
      {(event) => (
        <li key={event.title}>
          <EventCard {...event} />
        </li>
      )}
    </CardGroups>
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
  fragment EventsByYear on Query {
    all: allEvent(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...EventCard
      }
    }
  }
`
