import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { SITE_PATH } from '../../config/sitePath'
import { LightboxLink } from '../../features/lightbox/LightboxLink'
import { useSettings } from '../../layout/useSettings'
import { FactStrip } from './FactStrip'
import * as styles from './StoryBody.module.css'
import { PLACE_WIDTH } from './placeWidth'

/** The text, what it counts, and its second picture. */
export const StoryBody = ({ html, facts, secondPicture, secondPictureAlt }: Queries.StoryBodyFragment) => {
  const { siteUrl } = useSettings().contact
  // on paper, links within the site are spelled out with what stands before them
  const site = { '--site': JSON.stringify(SITE_PATH ? new URL(siteUrl).origin : siteUrl) } as CSSProperties
  return (
    <>
      {facts && <FactStrip facts={facts} />}
      <div className={`${styles.prose} long-text`} style={site} dangerouslySetInnerHTML={{ __html: html }} />
      <div className={`${styles.second} after-text`}>
        <LightboxLink
          className={styles.picture}
          file={secondPicture}
          alt={secondPictureAlt}
          sizes="(min-width: 68.75em) 960px, 92vw"
          wholeBelow={PLACE_WIDTH}
        />
      </div>
    </>
  )
}

export const fragment = graphql`
  fragment StoryBody on Story {
    html
    facts {
      value
      what
    }
    secondPictureAlt
    secondPicture {
      ...WidePicture
    }
  }
`
