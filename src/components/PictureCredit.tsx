import type { Words } from '../i18n/en'
import { useWords } from '../i18n/pageLanguage'
import * as styles from './PictureCredit.module.css'
import type { PictureFile } from './pictureProps'

/** "Photo: name", or "Drawing: name"; undefined where nobody is named. */
export const creditOf = ({ common }: Pick<Words, 'common'>, { kind, credit }: PictureFile) =>
  credit ? `${kind === 'photo' ? common.photo : common.drawing}: ${credit}` : undefined

/** Who made the picture, in the corner of its place; nothing where nobody is named. */
export const PictureCredit = ({ file }: { file: PictureFile }) => {
  const credit = creditOf(useWords(), file)
  return credit ? <small className={styles.credit}>{credit}</small> : null
}
