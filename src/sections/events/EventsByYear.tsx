import { graphql } from 'gatsby'
import * as wording from '../../config/wording'
import { CardGroups } from '../cards/CardGroups'
import { EventCard } from './EventCard'
import * as styles from './EventsByYear.module.css'

/** Those to come and those without a day stand together, past ones under their year. */
const headingOf = ({ isToCome, date }: Queries.EventCardFragment) =>
  isToCome || !date ? wording.coming : date.slice(0, 4)

/** All events under what is to come and under the years, in the order of the query. */
export const EventsByYear = ({ all }: Queries.EventsByYearFragment) => (
  <CardGroups cards={all.nodes} headingOf={headingOf} keyOf={({ title }) => title} className={styles.group}>
    {(event) => <EventCard {...event} />}
  </CardGroups>
)

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
    all: allEvent(sort: { position: ASC }) {
      nodes {
        ...EventCard
      }
    }
  }
`
