import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { VideoPlayer } from '../../../features/frame/VideoPlayer'
import { classes } from '../../../lib/classes'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './IntroVideo.module.css'

/** The film about the foundation, seen through a diving mask that opens as one goes on. */
export const IntroVideo = ({ video, links }: Queries.IntroVideoSectionFragment) => {
  const { title, lead, playLabel, picture, pictureAlt } = video
  return (
    <Section surface="skin" id="video" labelledBy="video-heading" className={classes(rhythm.evidence, styles.video)}>
      <div className={`${styles.view} screen-only`}>
        <VideoPlayer
          className={styles.film}
          youtubeId={links.introVideo}
          title={title}
          playLabel={playLabel}
          file={picture}
          alt={pictureAlt}
          sizes="101vw"
        />
        <div className={styles.mask} aria-hidden="true" />
      </div>
      <div className={`${styles.words} head wrap`}>
        <Heading id="video-heading">{title}</Heading>
        <p className="lead">{lead}</p>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment IntroVideoSection on Query {
    video: homeVideo(language: { eq: $language }) {
      title
      lead
      playLabel
      picture {
        ...WidePicture
      }
      pictureAlt
    }
    links: linkSettings(language: { eq: $language }) {
      introVideo
    }
  }
`
