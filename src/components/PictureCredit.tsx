import * as wording from '../config/wording'
import * as styles from './PictureCredit.module.css'

/** Who took the picture, in the corner of its place; nothing where nobody is named. */
export const PictureCredit = ({ name }: { name: string | null | undefined }) =>
  name ? <small className={styles.credit}>{wording.photoBy(name)}</small> : null
