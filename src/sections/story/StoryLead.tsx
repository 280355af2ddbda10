import { graphql } from 'gatsby'
import { LightboxLink } from '../../features/lightbox/LightboxLink'
import { PicturePreload } from '../../components/PicturePreload'
import { VideoPlayer } from '../../features/video/VideoPlayer'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './StoryLead.module.css'
import { PLACE_WIDTH } from './placeWidth'

const SIZES = '(min-width: 97em) 1344px, (min-width: 62.5em) 87vw, 92vw'

/** The main picture, half in the water and half on paper; or the film, with that picture as its poster. */
export const StoryLead = ({ title, video, picture, pictureAlt }: Queries.StoryLeadFragment) => {
  const words = useWords()
  return (
    <div className={styles.lead}>
      {video ? (
        <VideoPlayer
          className={styles.film}
          youtubeId={video}
          title={title}
          playLabel={words.story.playFilm}
          poster={picture}
          posterAlt={pictureAlt}
          sizes={SIZES}
          eager
        />
      ) : (
        <LightboxLink
          className={styles.picture}
          file={picture}
          alt={pictureAlt}
          sizes={SIZES}
          wholeBelow={PLACE_WIDTH}
          eager
        />
      )}
    </div>
  )
}

/** For the page's `Head`. */
export const StoryLeadPreload = ({ video, picture }: Pick<Queries.StoryLeadFragment, 'video' | 'picture'>) => (
  <PicturePreload file={picture} sizes={SIZES} wholeBelow={video ? undefined : PLACE_WIDTH} />
)

export const fragment = graphql`
  fragment StoryLead on Story {
    title
    video
    pictureAlt
    picture {
      ...WidePicture
    }
  }
`
