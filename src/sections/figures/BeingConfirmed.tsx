import { useWords } from '../../i18n/pageLanguage'
import * as styles from './BeingConfirmed.module.css'

/** Marks a figure that the foundation has still to confirm. */
export const BeingConfirmed = () => {
  const words = useWords()
  return <strong className={`${styles.mark} display`}>{words.impact.beingConfirmed}</strong>
}
