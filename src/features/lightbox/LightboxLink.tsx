import { useWords } from '../../i18n/pageLanguage'
import { Picture, type PictureProps } from '../../components/Picture'
import * as styles from './LightboxLink.module.css'

/** A picture that opens large: with those of the `data-lightbox-group` around it, and without script as a link to its widest file. */
export const LightboxLink = (props: PictureProps) => {
  const words = useWords()
  return (
    <a
      className={styles.link}
      aria-label={`${words.common.openLarge} ${props.alt}`}
      href={props.file.childImageSharp?.gatsbyImageData.images.fallback?.src}
      aria-haspopup="dialog"
      data-lightbox=""
    >
      <Picture {...props} />
    </a>
  )
}
