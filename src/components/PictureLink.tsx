import * as wording from '../config/wording'
import { Icon } from './Icon'
import { Picture, type PictureProps } from './Picture'
import * as styles from './PictureLink.module.css'

/** A picture that opens large: by `LargePictures` around it, and without script as a link to its widest file. */
export const PictureLink = (props: PictureProps) => (
  <a
    className={styles.link}
    href={props.file.childImageSharp?.gatsbyImageData.images.fallback?.src}
    aria-haspopup="dialog"
    data-large=""
  >
    <span className="visually-hidden">{`${wording.openLarge} `}</span>
    <Picture {...props} />
    <Icon name="large" className={styles.sign} />
  </a>
)
