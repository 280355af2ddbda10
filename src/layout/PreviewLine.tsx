import { SiteLink } from '../components/SiteLink'
import { LAUNCH_REPORT_ROUTE } from '../config/routes'
import * as wording from '../config/wording'
import * as styles from './PreviewLine.module.css'
import { useSettings } from './useSettings'

/** Above the header while something is still to be supplied, in previews only; leads to the list of it. */
export const PreviewLine = () => {
  const { toSupply } = useSettings().contact
  return (
    toSupply > 0 && (
      <aside className={styles.line} aria-label={wording.preview}>
        <SiteLink to={LAUNCH_REPORT_ROUTE}>{wording.toSupply(toSupply)}</SiteLink>
      </aside>
    )
  )
}
