import type { CSSProperties } from 'react'
import { Picture, type PictureFile } from '../../components/Picture'
import { classes } from '../../lib/classes'
import * as styles from './TornPicture.module.css'

type TornPictureProps = {
  file: PictureFile
  alt: string
  sizes: string
  /** Any count: the colours of the sheets behind follow one another */
  shape: number
  className?: string
  /** For the one picture that is seen first */
  eager?: boolean
}

const SHEETS = ['var(--go)', 'var(--panel)', 'var(--sheet-rose)']

/** A picture torn from its sheet and laid on a coloured one. */
export const TornPicture = ({ file, alt, sizes, shape, className, eager }: TornPictureProps) => (
  <div
    className={classes(styles.torn, className)}
    style={{ '--sheet': SHEETS[shape % SHEETS.length] } as CSSProperties}
  >
    <Picture className={styles.picture} file={file} alt={alt} sizes={sizes} eager={eager} whole />
  </div>
)
