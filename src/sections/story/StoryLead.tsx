import { graphql } from 'gatsby'
import { PicturePreload } from '../../components/PicturePreload'
import { VideoPlayer } from '../../features/frame/VideoPlayer'
import { useWords } from '../../i18n/pageLanguage'
import { leadPlace } from '../../lib/leadPlace'
import * as styles from './StoryLead.module.css'
import { StoryFigure } from './StoryFigure'

/** By its place: how wide it is drawn */
const PLACES = {
  wide: { sizes: '(min-width: 97em) 1344px, (min-width: 62.5em) 87vw, 92vw', whole: true },
  upright: { sizes: '(min-width: 93em) 540px, (min-width: 62.5em) 37vw, 92vw' },
}

/** The main picture, half in the water and half on paper; or the film, with that picture as its poster. */
export const StoryLead = (story: Queries.StoryLeadFragment) => {
  const words = useWords()
  const { title, video, picture, pictureAlt, pictureCaption } = story
  const place = leadPlace(story)
  return video ? (
    <div className={styles.wide}>
      <VideoPlayer
        className={styles.film}
        youtubeId={video}
        title={title}
        playLabel={words.story.playFilm}
        file={picture}
        alt={pictureAlt}
        sizes={PLACES.wide.sizes}
        eager
      />
    </div>
  ) : (
    <StoryFigure
      className={styles[place]}
      pictureLook={styles.picture}
      file={picture}
      alt={pictureAlt}
      caption={pictureCaption}
      {...PLACES[place]}
      eager
    />
  )
}

/** For the page's `Head`. */
export const StoryLeadPreload = (story: Omit<Queries.StoryLeadFragment, 'title' | 'pictureAlt' | 'pictureCaption'>) => (
  <PicturePreload file={story.picture} sizes={PLACES[leadPlace(story)].sizes} />
)

export const fragment = graphql`
  fragment StoryLead on Story {
    title
    video
    pictureAlt
    pictureCaption
    picture {
      ...WidePicture
    }
  }
`
