import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { StoryFigure } from './StoryFigure'
import { classes } from '../../lib/classes'
import * as styles from './StoryText.module.css'

/** The text, and its pictures: on a wide screen each beside the paragraph behind it, by turns on either side. */
export const StoryText = ({ parts }: Queries.StoryTextFragment) =>
  parts.map(({ html, picture }, i) => (
    <Fragment key={i}>
      {html && <div className={`${styles.part} prose`} dangerouslySetInnerHTML={{ __html: html }} />}
      {picture && (
        <StoryFigure
          {...picture}
          className={classes(styles.picture, i % 2 === 1 && styles.left)}
          sizes="(min-width: 97em) 490px, (min-width: 62.5em) calc(41vw - 123px), (min-width: 42em) 610px, 92vw"
        />
      )}
    </Fragment>
  ))

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
