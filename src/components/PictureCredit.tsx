import { useWords } from '../i18n/pageLanguage'
import * as styles from './PictureCredit.module.css'

/** Who took the picture, in the corner of its place; nothing where nobody is named. */
export const PictureCredit = ({ name }: { name: string | null | undefined }) => {
  const words = useWords()
  return name ? <small className={styles.credit}>{words.common.photoBy(name)}</small> : null
}
