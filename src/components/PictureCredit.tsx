import type { Words } from '../i18n/en'
import { useWords } from '../i18n/pageLanguage'
import * as styles from './PictureCredit.module.css'
import type { PictureFile } from './pictureProps'

/** "Photo: name", or "Drawing: name"; undefined where nobody is named. */
export const creditOf = ({ common }: Pick<Words, 'common'>, { kind, credit }: PictureFile) =>
  credit ? `${kind === 'photo' ? common.photo : common.drawing}: ${credit}` : undefined

/** What stands below a picture: its caption, who made it, and that it is a drawing where it has a caption and is one. */
export const saidBelow = (words: Pick<Words, 'common'>, file: PictureFile, caption?: string | null) => {
  const maker = creditOf(words, file) ?? (caption && file.kind !== 'photo' ? `${words.common.drawing}.` : null)
  return [caption, maker].filter(Boolean).join(' ')
}

/** Who made the picture, in the corner of its place; nothing where nobody is named. */
export const PictureCredit = ({ file }: { file: PictureFile }) => {
  const credit = creditOf(useWords(), file)
  return credit ? <small className={styles.credit}>{credit}</small> : null
}
