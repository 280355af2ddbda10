import { graphql } from 'gatsby'

/** What a card shows of an article or a guide. */
export const storyFragments = graphql`
  fragment StoryCard on Story {
    title
    route
    topics
    date
    dateText
    picture {
      ...CardPicture
    }
  }
`
