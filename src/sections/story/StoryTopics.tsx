import { graphql } from 'gatsby'
import { SiteLink } from '../../components/SiteLink'
import { topicRoute } from '../../config/routes'
import * as wording from '../../config/wording'
import * as styles from './FootRow.module.css'

/** The topics of an article or guide, each a link to all that is told about it; an event's page has none. */
export const StoryTopics = ({ topics }: Queries.StoryTopicsFragment) =>
  topics && (
    <nav className={styles.row} aria-label={wording.topics}>
      <span className="display" aria-hidden="true">
        {wording.topics}
      </span>
      {topics.map((topic) => (
        <SiteLink key={topic} to={topicRoute(topic)}>
          {topic}
        </SiteLink>
      ))}
    </nav>
  )

export const fragment = graphql`
  fragment StoryTopics on Story {
    topics
  }
`
