import { wording } from '../../config/wording'
import * as styles from './BeingConfirmed.module.css'

/** Marks a figure that the foundation has still to confirm. */
export const BeingConfirmed = () => <strong className={`${styles.mark} display`}>{wording.beingConfirmed}</strong>
