import { graphql, Link } from 'gatsby'
import { topicRoute } from '../../config/routes'
import * as wording from '../../config/wording'
import * as styles from './FootRow.module.css'

/** An article's topics, each a link to all its articles. */
export const StoryTopics = ({ topics }: Queries.StoryTopicsFragment) => (
  <nav className={styles.row} aria-label={wording.topics}>
    <span className="display" aria-hidden="true">
      {wording.topics}
    </span>
    {topics.map((topic) => (
      <Link key={topic} to={topicRoute(topic)}>
        {topic}
      </Link>
    ))}
  </nav>
)

export const fragment = graphql`
  fragment StoryTopics on NewsArticle {
    topics
  }
`
