import { graphql } from 'gatsby'
import { Fragment } from 'react'
import type { PictureFile } from '../../components/Picture'
import { StoryFigure } from './StoryFigure'
import * as styles from './StoryText.module.css'

/** Width by height: a wider picture breaks out of the column on both sides, … */
const ACROSS = 1.9
/** … a higher one is cut */
const UPRIGHT = 0.75
/** What the style sheet has without being told */
const USUAL = 1.5

const ratioOf = ({ childImageSharp }: PictureFile) => {
  const { width = USUAL, height = 1 } = childImageSharp?.gatsbyImageData ?? {}
  return Math.max(UPRIGHT, Math.round((100 * width) / height) / 100)
}

const BESIDE_SIZES = '(min-width: 97em) 490px, (min-width: 62.5em) calc(41vw - 123px), (min-width: 42em) 610px, 92vw'
const ACROSS_SIZES = '(min-width: 68.75em) 960px, 92vw'

/** The text, and its pictures: on a wide screen each beside the paragraph behind it, by turns on either side. */
export const StoryText = ({ parts }: Queries.StoryTextFragment) =>
  parts.map(({ html, picture }, i) => {
    const ratio = picture ? ratioOf(picture.file) : USUAL
    const side = i % 2 === 0 ? styles.right : styles.left
    return (
      <Fragment key={i}>
        {html && <div className={styles.stretch} dangerouslySetInnerHTML={{ __html: html }} />}
        {picture && (
          <StoryFigure
            className={ratio < ACROSS ? `${styles.beside} ${side}` : styles.across}
            {...picture}
            ratio={ratio === USUAL ? undefined : ratio}
            sizes={ratio < ACROSS ? BESIDE_SIZES : ACROSS_SIZES}
          />
        )}
      </Fragment>
    )
  })

export const fragment = graphql`
  fragment StoryText on Story {
    parts {
      html
      picture {
        file {
          ...ColumnPicture
        }
        alt
        caption
      }
    }
  }
`
