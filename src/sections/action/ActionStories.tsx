import { graphql } from 'gatsby'
import { MoreStories } from '../cards/MoreStories'

/** The newest three articles about it. */
export const ActionStories = ({ actionPage, stories }: Queries.ActionStoriesFragment) => (
  <MoreStories id="stories" title={actionPage.storiesTitle} stories={stories.nodes} />
)

export const fragment = graphql`
  fragment ActionStories on Query {
    actionPage(id: { eq: $id }) {
      storiesTitle
    }
    stories: allNewsArticle(
      filter: { language: { eq: $language }, about: { in: [$about] } }
      sort: [{ date: DESC }, { number: DESC }]
      limit: 3
    ) {
      nodes {
        ...StoryCard
      }
    }
  }
`
