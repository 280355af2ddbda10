import type { CSSProperties, HTMLAttributes, MouseEvent } from 'react'
import Slider from 'react-slick'
import { PreviousNext } from '../../components/PreviousNext'
import type { CarouselSettings } from '../../config/carousel'
import { useWords } from '../../i18n/pageLanguage'
import { classes } from '../../lib/classes'
import * as styles from './Carousel.module.css'
import { CarouselDots } from './CarouselDots'
import { forSlick, perView } from './forSlick'
import { useAutoplay } from './useAutoplay'
import { useCarousel } from './useCarousel'

/** On the server as children, in the browser as the HTML of that */
type Content = Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>

export type CarouselProps = {
  /** Its name for screen readers */
  label: string
  /** What one slide is called, for example "story" */
  item: string
  settings: CarouselSettings
  className?: string
  /** With the pause of one that moves by itself */
  heading: Content
  slides: Content[]
}

/**
 * A carousel that react-slick moves (this is the only file that imports it), with what it lacks: names, a counter, a pause for
 * everybody (WAI-ARIA APG, carousel pattern).
 */
export const CarouselIsland = ({ label, item, settings: given, className, slides, heading }: CarouselProps) => {
  const { common } = useWords()
  const count = slides.length
  const settings = { ...given, infinite: given.infinite && count > 1 }
  const { still, plays, paused, toggle, pause, focus } = useAutoplay(settings)
  const { row, setSlick, onKeyDown, rowEvents, slickEvents, ...carousel } = useCarousel(settings, count, plays)
  const { ready, index, last, shown, asked, goTo, move } = carousel
  const lastShown = (first: number) => Math.min(first + shown, count)
  const onHeadClick = ({ target }: MouseEvent) => (target as Element).closest('[data-pauses]') && toggle()
  return (
    <div
      className={classes(styles.carousel, className)}
      style={perView(settings) as CSSProperties}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-many={settings.slidesToShow > 1 ? '' : undefined}
      data-paused={paused}
      onKeyDown={onKeyDown}
      {...focus}
    >
      <div className={`${styles.head} wrap`}>
        <div className={styles.heading} data-heading="" onClick={onHeadClick} {...heading} />
        <PreviousNext
          item={item}
          position={`${index + 1}${shown > 1 ? `–${lastShown(index)}` : ''} / ${count}`}
          atStart={!settings.infinite && index === 0}
          atEnd={!settings.infinite && index >= last}
          onPrevious={() => move(-1)}
          onNext={() => move(1)}
        />
      </div>
      <div className={styles.window} onClick={pause}>
        <div
          ref={row}
          className={styles.row}
          tabIndex={0}
          role="group"
          aria-label={`${label}, ${common.scrollsSideways}`}
          data-ready={ready ? '' : undefined}
          {...rowEvents}
        >
          <Slider ref={setSlick} {...forSlick(settings, { count, still, ...carousel })} {...slickEvents}>
            {slides.map((slide, i) => (
              <div key={i} role="group" aria-roledescription="slide" aria-label={`${i + 1} / ${count}`} {...slide} />
            ))}
          </Slider>
        </div>
      </div>
      <CarouselDots item={item} settings={settings} current={index} last={last} onChoose={goTo} />
      <p className="visually-hidden" aria-live="polite">
        {asked !== undefined && common.position(item, asked + 1, lastShown(asked), count)}
      </p>
    </div>
  )
}
