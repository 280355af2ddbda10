import { graphql } from 'gatsby'
import { Section } from '../../components/Section'
import { StoryRow } from '../../components/StoryRow'
import { wording } from '../../config/wording'
import * as styles from './RelatedStories.module.css'

/** Three stories on the same topics. */
export const RelatedStories = ({ related }: Queries.RelatedStoriesFragment) =>
  related.nodes.length > 0 && (
    <Section className={styles.related} surface="light" above="paper" edge="swell" labelledBy="related">
      <div className="wrap" data-pagefind-ignore>
        <h2 className="h3" id="related">
          {wording.relatedStories}
        </h2>
        <StoryRow stories={related.nodes} />
      </div>
    </Section>
  )

export const fragment = graphql`
  fragment RelatedStories on Query {
    related: allNewsArticle(filter: { id: { in: $relatedIds } }, sort: [{ date: DESC }, { number: DESC }]) {
      nodes {
        ...StoryCard
      }
    }
  }
`
