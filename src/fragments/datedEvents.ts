import { graphql } from 'gatsby'

/** What programs are told of events. */
export const datedEventFragment = graphql`
  fragment DatedEvent on Event {
    title
    description
    date
    startTime
    endTime
    place
    link
    picture {
      ...SharePicture
    }
    pictureAlt
  }
`
