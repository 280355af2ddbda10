import { SiteLink } from '../../components/SiteLink'
import { NEWS_ROUTE } from '../../config/routes'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import * as styles from './SearchPanel.module.css'

/** Says that there is no search now, and where else to look. */
export const SearchFailed = ({ onTryAgain }: { onTryAgain: () => void }) => {
  const words = useWords()
  const here = useRouteHere()
  const why = process.env.NODE_ENV === 'development' ? words.search.noIndexYet : words.search.failed
  return (
    <div className={styles.nothing} role="alert">
      <p>
        {why} <SiteLink to={here(NEWS_ROUTE)}>{words.search.failedEnd}</SiteLink>.
      </p>
      <p>
        <button className={`${styles.textButton} touch`} type="button" onClick={onTryAgain}>
          {words.search.tryAgain}
        </button>
      </p>
    </div>
  )
}
