import { graphql } from 'gatsby'

/** What a card shows of an article. */
export const storyFragments = graphql`
  fragment StoryCard on NewsArticle {
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
