import { graphql } from 'gatsby'
import { LightboxLink } from '../../../features/lightbox/LightboxLink'
import { inTurn } from '../../../lib/inTurn'
import * as styles from './GallerySpread.module.css'

/** Two large pictures come before the small ones. */
const LARGE = 2
const LARGE_SIZES = '(min-width: 37.5em) 52vw, 95vw'
const SMALL_SIZES = '(min-width: 37.5em) 37.4vw, 60vw'
const LAYOUTS = ['first', 'second', 'third'] as const

type GallerySpreadProps = Queries.GallerySpreadFragment & {
  /** Any count: the divisions of the spread follow one another */
  layout: number
}

/** Two large pictures over three small ones. */
export const GallerySpread = ({ title, pictures, layout }: GallerySpreadProps) => (
  <div className={`${styles.spread} ${styles[inTurn(LAYOUTS, layout)]}`}>
    <h3 className="visually-hidden">{title}</h3>
    {pictures.map(({ picture, alt }, i) => (
      <div key={i} className={styles.picture}>
        <LightboxLink file={picture} alt={alt} sizes={i < LARGE ? LARGE_SIZES : SMALL_SIZES} />
      </div>
    ))}
  </div>
)

export const fragment = graphql`
  fragment GallerySpread on GallerySlide {
    title
    pictures {
      picture {
        ...WidePicture
      }
      alt
    }
  }
`
