import { SiteLink } from '../../components/SiteLink'
import { NEWS_ROUTE } from '../../config/routes'
import * as searchWording from '../../config/searchWording'
import * as styles from './SearchPanel.module.css'

const why = () => (process.env.NODE_ENV === 'development' ? searchWording.noIndexYet : searchWording.failed)

/** Says that there is no search now, and where else to look. */
export const SearchFailed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <div className={styles.nothing} role="alert">
    <p>
      {why()} <SiteLink to={NEWS_ROUTE}>{searchWording.failedEnd}</SiteLink>.
    </p>
    <p>
      <button className={styles.textButton} type="button" onClick={onTryAgain}>
        {searchWording.tryAgain}
      </button>
    </p>
  </div>
)
