import { graphql } from 'gatsby'
import { Breadcrumb } from '../../components/Breadcrumb'
import * as wording from '../../config/wording'
import * as styles from '../news/NewsListHeader.module.css'

/** Where one is and what is listed; and that nothing is to come, where that is so. */
export const EventsHeader = ({ eventsArchive, coming }: Queries.EventsHeaderFragment) => (
  <header className={`${styles.header} on-reef`}>
    <div className="wrap">
      <Breadcrumb label={wording.events} />
      <div className={styles.words}>
        <h1 className={styles.title}>{eventsArchive.title}</h1>
        <div>
          <p className="lead">{eventsArchive.lead}</p>
          {coming.totalCount === 0 && <p className={styles.count}>{eventsArchive.noneComing}</p>}
        </div>
      </div>
    </div>
  </header>
)

export const fragment = graphql`
  fragment EventsHeader on Query {
    eventsArchive {
      title
      lead
      noneComing
    }
    coming: allEvent(filter: { isToCome: { eq: true } }) {
      totalCount
    }
  }
`
