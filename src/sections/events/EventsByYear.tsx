import { graphql } from 'gatsby'
import { Section } from '../../components/Section'
import * as wording from '../../config/wording'
import { EventCard } from './EventCard'
import * as styles from './EventsByYear.module.css'

type Card = Queries.EventCardFragment

/** Those to come, and those without a day, then past ones by their year, in the order of the query. */
const groups = (events: readonly Card[]) => {
  const found = new Map<string, Card[]>()
  for (const event of events) {
    const name = event.isToCome || !event.date ? wording.coming : event.date.slice(0, 4)
    found.set(name, [...(found.get(name) ?? []), event])
  }
  return [...found]
}

/** All events under what is to come and under the years. */
export const EventsByYear = ({ all }: Queries.EventsByYearFragment) =>
  groups(all.nodes).map(([name, events], i) => (
    <Section
      key={name}
      className={styles.year}
      surface="paper"
      edge={i === 0 ? 'swell' : undefined}
      labelledBy={`of-${name}`}
    >
      <div className={`${styles.grid} wrap`}>
        <h2 className={styles.numeral} id={`of-${name}`}>
          {name}
        </h2>
        <ul className={`${styles.events} plain`}>
          {events.map((event) => (
            <li key={event.title}>
              <EventCard {...event} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  ))

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
