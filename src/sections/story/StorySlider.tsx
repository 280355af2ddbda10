import { graphql } from 'gatsby'
import { LightboxLink } from '../../features/lightbox/LightboxLink'
import { useWords } from '../../i18n/pageLanguage'
import { Carousel } from '../../features/carousel/Carousel'
import * as styles from './StorySlider.module.css'
import { PLACE_WIDTH } from './placeWidth'

/** The picture slider of the stories that have one; some move by themselves. */
export const StorySlider = ({ sliderPictures, sliderAutoplay }: Queries.StorySliderFragment) => {
  const words = useWords()
  return (
    sliderPictures && (
      <Carousel
        className={`${styles.slider} after-text`}
        label={words.common.pictures}
        item={words.common.picture}
        dots="always"
        infinite
        autoplay={sliderAutoplay ?? false}
        slides={sliderPictures.map(({ picture, alt }, i) => (
          <LightboxLink
            key={i}
            className={styles.picture}
            file={picture}
            alt={alt}
            sizes="(min-width: 68.75em) 960px, 92vw"
            wholeBelow={PLACE_WIDTH}
          />
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
    }
  }
`
