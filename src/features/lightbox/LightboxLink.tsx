import { useWords } from '../../i18n/pageLanguage'
import { Picture, type PictureProps } from '../../components/Picture'
import * as styles from './LightboxLink.module.css'

/** `caption`: below the large picture, where it is not that of the figure around the small one. */
type LightboxLinkProps = PictureProps & { caption?: string }

/** A picture that opens large: with those of the `data-lightbox-group` around it, and without script as a link to its widest file. */
export const LightboxLink = ({ caption, ...props }: LightboxLinkProps) => {
  const words = useWords()
  return (
    <a
      className={styles.link}
      aria-label={`${words.common.openLarge} ${props.alt}`}
      href={props.file.childImageSharp?.gatsbyImageData.images.fallback?.src}
      aria-haspopup="dialog"
      data-lightbox=""
      data-caption={caption}
    >
      <Picture {...props} />
    </a>
  )
}
