import { graphql } from 'gatsby'
import { ExternalLink } from '../../../components/ExternalLink'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { VideoPlayer } from '../../../features/frame/VideoPlayer'
import { useWords } from '../../../i18n/pageLanguage'
import { classes } from '../../../lib/classes'
import { videoPageLink } from '../../../lib/links'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './IntroVideo.module.css'

/** Of the mask's glass on a computer, in CSS pixels, about; a picture that has fewer is not enlarged */
const GLASS_WIDTH = 800

/** The film about the foundation, seen through a diving mask that opens as one goes on. */
export const IntroVideo = ({ video, links }: Queries.IntroVideoSectionFragment) => {
  const words = useWords()
  const { title, lead, playLabel, picture, pictureAlt } = video
  const { introVideo } = links
  return (
    <Section surface="skin" id="video" labelledBy="video-heading" className={classes(rhythm.evidence, styles.video)}>
      <div className={`${styles.view} screen-only`}>
        <VideoPlayer
          className={styles.film}
          youtubeId={introVideo}
          title={title}
          playLabel={playLabel}
          poster={picture}
          posterAlt={pictureAlt}
          wholeBelow={GLASS_WIDTH}
          sizes="101vw"
        />
        <div className={styles.mask} aria-hidden="true" />
      </div>
      <div className={classes(rhythm.head, styles.words, 'wrap')}>
        <Heading id="video-heading">{title}</Heading>
        <div>
          <p className="lead">{lead}</p>
          <p>
            {`${words.home.playsFromYouTube} `}
            <ExternalLink className={`${styles.there} touch`} href={videoPageLink(introVideo)} showHost>
              {words.home.watchOnYouTube}
            </ExternalLink>
          </p>
        </div>
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
