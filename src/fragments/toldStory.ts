import { graphql } from 'gatsby'

/** What programs are told of a story as structured data. */
export const toldStoryFragment = graphql`
  fragment ToldStory on Story {
    title
    summary
    route
    label
    date
    dateText
    topics
    picture {
      ...SharePicture
    }
    pictureAlt
    ... on Guide {
      updated
    }
  }
`
