import * as impactWording from '../../config/impactWording'
import * as styles from './BeingConfirmed.module.css'

/** Marks a figure that the foundation has still to confirm. */
export const BeingConfirmed = () => <strong className={`${styles.mark} display`}>{impactWording.beingConfirmed}</strong>
