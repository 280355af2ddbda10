import { graphql } from 'gatsby'

/** What a card shows of an article. */
export const storyFragments = graphql`
  fragment StoryCard on NewsArticle {
    id
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
