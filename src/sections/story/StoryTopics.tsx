import { graphql } from 'gatsby'
import { SiteLink } from '../../components/SiteLink'
import { EVENTS_ROUTE, topicRoute } from '../../config/routes'
import * as wording from '../../config/wording'
import * as styles from './FootRow.module.css'

/** The topics of an article or guide, each a link to all that is told about it; from an event's page to all events. */
export const StoryTopics = ({ topics }: Queries.StoryTopicsFragment) =>
  topics ? (
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
  ) : (
    <p className={styles.row}>
      <SiteLink to={EVENTS_ROUTE}>{wording.allEvents}</SiteLink>
    </p>
  )

export const fragment = graphql`
  fragment StoryTopics on Story {
    topics
  }
`
