import { graphql } from 'gatsby'
import { Breadcrumb } from '../../components/Breadcrumb'
import { Heading } from '../../components/Heading'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from '../news/NewsListHeader.module.css'

/** Where one is and what is listed; and that nothing is to come, where that is so. */
export const EventsHeader = ({ eventsArchive, coming }: Queries.EventsHeaderFragment) => {
  const words = useWords()
  return (
    <header className={`${styles.header} on-reef sheet`}>
      <div className="wrap">
        <Breadcrumb label={words.common.events} />
        <div className={styles.words}>
          <Heading level="h1" className={styles.title}>
            {eventsArchive.title}
          </Heading>
          <div>
            <p className="lead">{eventsArchive.lead}</p>
            {coming.totalCount === 0 && <p className={styles.count}>{eventsArchive.noneComing}</p>}
          </div>
        </div>
      </div>
    </header>
  )
}

export const fragment = graphql`
  fragment EventsHeader on Query {
    eventsArchive(language: { eq: $language }) {
      title
      lead
      noneComing
    }
    coming: allEvent(filter: { language: { eq: $language }, isToCome: { eq: true } }) {
      totalCount
    }
  }
`
