import { useWords } from '../i18n/pageLanguage'
import * as styles from './PreviewLine.module.css'
import { useSettings } from './useSettings'

/** Above the header while something is still to be supplied, in previews only; `npm run launch-report` lists what. */
export const PreviewLine = () => {
  const words = useWords()
  const { standInCount } = useSettings().contact
  return (
    standInCount > 0 && (
      <aside className={`${styles.line} screen-only`} aria-label={words.common.preview}>
        {words.common.standInsLeft(standInCount)}
      </aside>
    )
  )
}
