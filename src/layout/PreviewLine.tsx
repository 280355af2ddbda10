import { SiteLink } from '../components/SiteLink'
import { LAUNCH_REPORT_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import * as styles from './PreviewLine.module.css'
import { useSettings } from './useSettings'

/** Above the header while something is still to be supplied, in previews only; leads to the list of it. */
export const PreviewLine = () => {
  const words = useWords()
  const here = useRouteHere()
  const { standInCount } = useSettings().contact
  return (
    standInCount > 0 && (
      <aside className={`${styles.line} screen-only`} aria-label={words.common.preview}>
        <SiteLink to={here(LAUNCH_REPORT_ROUTE)}>{words.common.standInsLeft(standInCount)}</SiteLink>
      </aside>
    )
  )
}
