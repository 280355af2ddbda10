import { graphql } from 'gatsby'
import { useWords } from '../../i18n/pageLanguage'
import { CAROUSELS } from '../../config/carousel'
import { Carousel } from '../../features/carousel/Carousel'
import { StoryFigure } from './StoryFigure'
import * as styles from './story.module.css'

/** The picture slider of the stories that have one; some move by themselves. */
export const StorySlider = ({ sliderPictures, sliderAutoplay }: Queries.StorySliderFragment) => {
  const words = useWords()
  return (
    sliderPictures && (
      <Carousel
        className={`${styles.wide} ${styles.slider} after-text screen-only`}
        label={words.common.pictures}
        item={words.common.picture}
        settings={{ ...CAROUSELS.slider, autoplay: sliderAutoplay ?? false }}
        slides={sliderPictures.map(({ picture, ...said }, i) => (
          <StoryFigure key={i} file={picture} {...said} sizes="(min-width: 68.75em) 960px, 92vw" whole />
        ))}
      />
    )
  )
}

export const fragment = graphql`
  fragment StorySlider on Story {
    sliderAutoplay
    sliderPictures {
      picture {
        ...WidePicture
      }
      alt
      caption
    }
  }
`
