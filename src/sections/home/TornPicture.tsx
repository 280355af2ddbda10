import type { CSSProperties } from 'react'
import { Picture, type PictureProps } from '../../components/Picture'
import { classes } from '../../lib/classes'
import * as styles from './TornPicture.module.css'

type TornPictureProps = PictureProps & {
  /** Any count: the colours of the sheets behind follow one another */
  shape: number
}

const SHEETS = ['var(--go)', 'var(--panel)', 'var(--sheet-rose)']

/** A picture torn from its sheet and laid on a coloured one. */
export const TornPicture = ({ shape, className, ...picture }: TornPictureProps) => (
  <div
    className={classes(styles.torn, className)}
    style={{ '--sheet': SHEETS[shape % SHEETS.length] } as CSSProperties}
  >
    <Picture {...picture} className={styles.picture} whole />
  </div>
)
