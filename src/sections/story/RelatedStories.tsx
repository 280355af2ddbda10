import { graphql } from 'gatsby'
import { Section } from '../../components/Section'
import { StoryCard } from '../../components/StoryCard'
import { wording } from '../../config/wording'
import * as styles from './RelatedStories.module.css'

/** Three stories on the same topics. */
export const RelatedStories = ({ related }: Queries.RelatedStoriesFragment) => (
  <Section className={styles.related} surface="light" above="paper" edge="swell" labelledBy="related">
    <div className="wrap">
      <h2 className="h3" id="related">
        {wording.relatedStories}
      </h2>
      <ul className={`${styles.list} plain`}>
        {related.nodes.map(({ id, topics, ...story }) => (
          <li key={id}>
            <StoryCard {...story} topic={topics[0] ?? ''} sizes="(min-width: 600px) 30vw, 92vw" />
          </li>
        ))}
      </ul>
    </div>
  </Section>
)

export const fragment = graphql`
  fragment RelatedStories on Query {
    related: allNewsArticle(filter: { id: { in: $relatedIds } }) {
      nodes {
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
    }
  }
`
