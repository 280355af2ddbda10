import { graphql } from 'gatsby'

/** What programs are told of a story: where it is shared, and as structured data. */
export const toldStoryFragment = graphql`
  fragment ToldStory on Story {
    title
    summary
    route
    label
    date
    dateText
    modified
    topics
    translations {
      language
      route
    }
    picture {
      ...LinkedPicture
      ...SharePicture
    }
    pictureAlt
    secondPicture {
      ...LinkedPicture
    }
    secondPictureAlt
    ... on NewsArticle {
      place
      partners
      sponsors
    }
    ... on Guide {
      updated
    }
  }
`
