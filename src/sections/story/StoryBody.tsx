import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { SITE_PATH } from '../../config/sitePath'
import { useSettings } from '../../layout/useSettings'
import { FactList } from '../figures/FactList'
import { PLACE_WIDTH, StoryFigure } from './StoryFigure'
import { StoryText } from './StoryText'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './story.module.css'

/** The text, what it counts, and its second picture. */
export const StoryBody = ({ parts, facts, ...second }: Queries.StoryBodyFragment) => {
  const words = useWords()
  const { siteUrl } = useSettings().contact
  // on paper, links within the site are spelled out with what stands before them
  const site = { '--site': JSON.stringify(SITE_PATH ? new URL(siteUrl).origin : siteUrl) } as CSSProperties
  return (
    <>
      {facts && (
        <aside className={styles.strip} aria-label={words.story.inNumbers}>
          <FactList facts={facts} />
        </aside>
      )}
      <div className={`${styles.body} column long-text`} style={site}>
        <StoryText parts={parts} />
      </div>
      <StoryFigure
        className={`${styles.wide} after-text`}
        file={second.secondPicture}
        alt={second.secondPictureAlt}
        caption={second.secondPictureCaption}
        sizes="(min-width: 68.75em) 960px, 92vw"
        wholeBelow={PLACE_WIDTH}
      />
    </>
  )
}

export const fragment = graphql`
  fragment StoryBody on Story {
    ...StoryText
    facts {
      value
      what
    }
    secondPictureAlt
    secondPictureCaption
    secondPicture {
      ...WidePicture
    }
  }
`
