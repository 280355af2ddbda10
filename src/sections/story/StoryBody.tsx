import { graphql } from 'gatsby'
import { PictureLink } from '../../components/PictureLink'
import { FactStrip } from './FactStrip'
import * as styles from './StoryBody.module.css'
import { StorySources } from './StorySources'

/** The text, what it counts, its second picture and its sources. */
export const StoryBody = ({ html, facts, sources, secondPicture, secondPictureAlt }: Queries.StoryBodyFragment) => (
  <>
    {facts && <FactStrip facts={facts} />}
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    <div className={styles.second}>
      <PictureLink
        className={styles.picture}
        file={secondPicture}
        alt={secondPictureAlt}
        sizes="(min-width: 1100px) 960px, 92vw"
      />
    </div>
    {sources && <StorySources sources={sources} />}
  </>
)

export const fragment = graphql`
  fragment StoryBody on Story {
    html
    facts
    sources
    secondPictureAlt
    secondPicture {
      ...WidePicture
    }
  }
`
