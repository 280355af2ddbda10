import { SiteLink } from '../../components/SiteLink'
import { topicRoute } from '../../config/routes'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import { topicName } from '../../i18n/topicName'
import * as styles from './SearchPanel.module.css'

/** Topics to start from, where no word has led anywhere, or none is typed yet. */
export const TopicLinks = ({ lead, topics }: { lead: string; topics: readonly string[] }) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <div className={styles.nothing}>
      <p>{lead}</p>
      <ul className={`${styles.topics} links plain display`}>
        {topics.map((topic) => (
          <li key={topic}>
            <SiteLink to={here(topicRoute(topic))}>{topicName(words, topic)}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
