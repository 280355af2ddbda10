import { graphql } from 'gatsby'
import { Section } from '../../components/Section'
import { StoryRow } from '../../components/StoryRow'
import * as styles from './ActionStories.module.css'

/** The newest three articles about it, before the footer. */
export const ActionStories = ({ actionPage, stories }: Queries.ActionStoriesFragment) =>
  stories.nodes.length > 0 && (
    <Section className={styles.stories} surface="light" edge="swell" labelledBy="stories">
      <div className="wrap" data-pagefind-ignore>
        <h2 className="h3" id="stories">
          {actionPage.storiesTitle}
        </h2>
        <StoryRow stories={stories.nodes} />
      </div>
    </Section>
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
