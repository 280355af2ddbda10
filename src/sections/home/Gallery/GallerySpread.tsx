import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { LightboxLink } from '../../../features/lightbox/LightboxLink'
import { inTurn } from '../../../lib/inTurn'
import * as styles from './GallerySpread.module.css'

/** Two large pictures come before the small ones. */
const LARGE = 2
const LARGE_SIZES = '(min-width: 37.5em) 52vw, 95vw'
const SMALL_SIZES = '(min-width: 37.5em) 37.4vw, 60vw'
/** How many of twelve columns each picture takes, by turns */
const LAYOUTS = [
  [7, 5, 3, 4, 5],
  [6, 6, 4, 4, 4],
  [5, 7, 5, 4, 3],
] as const

type GallerySpreadProps = Queries.GallerySpreadFragment & {
  /** Any count: the divisions of the spread follow one another */
  layout: number
}

/** Two large pictures over three small ones. */
export const GallerySpread = ({ title, pictures, layout }: GallerySpreadProps) => (
  <div className={styles.spread}>
    <h3 className="visually-hidden">{title}</h3>
    {pictures.map(({ picture, alt }, i) => (
      <div
        key={i}
        className={styles.picture}
        style={{ '--span': inTurn<readonly number[]>(LAYOUTS, layout)[i] } as CSSProperties}
      >
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
