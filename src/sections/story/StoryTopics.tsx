import { graphql } from 'gatsby'
import { SiteLink } from '../../components/SiteLink'
import { EVENTS_ROUTE, topicRoute } from '../../config/routes'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import { topicName } from '../../i18n/topicName'
import * as styles from './story.module.css'

/** The topics of an article or guide, each a link to all that is told about it; from an event's page to all events. */
export const StoryTopics = ({ topics }: Queries.StoryTopicsFragment) => {
  const words = useWords()
  const here = useRouteHere()
  return topics ? (
    <nav className={`${styles.row} column links screen-only`} aria-label={words.common.topics}>
      <span className="display" aria-hidden="true">
        {words.common.topics}
      </span>
      {topics.map((topic) => (
        <SiteLink key={topic} to={here(topicRoute(topic))}>
          {topicName(words, topic)}
        </SiteLink>
      ))}
    </nav>
  ) : (
    <p className={`${styles.row} column links screen-only`}>
      <SiteLink to={here(EVENTS_ROUTE)}>{words.common.allEvents}</SiteLink>
    </p>
  )
}

export const fragment = graphql`
  fragment StoryTopics on Story {
    topics
  }
`
