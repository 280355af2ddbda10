import type { ReactNode } from 'react'
import { PauseButton } from '../../components/PauseButton'
import { PreviousNext } from '../../components/PreviousNext'
import { useWords } from '../../i18n/pageLanguage'
import { useMotionChoice } from '../../lib/useMotionChoice'
import { useReducedMotion } from '../../lib/useReducedMotion'
import { classes } from '../../lib/classes'
import * as styles from './Carousel.module.css'
import { CarouselDots } from './CarouselDots'
import { CarouselPosition } from './CarouselPosition'
import { CarouselSlide } from './CarouselSlide'
import { InfiniteRow } from './InfiniteRow'
import { ScrollRow } from './ScrollRow'
import { useAutoplay } from './useAutoplay'
import { useCarousel } from './useCarousel'

type CarouselProps = {
  /** Its name for screen readers */
  label: string
  /** What one slide is called, for example "story" */
  item: string
  slides: ReactNode[]
  /** How many slides are shown where there is room; fewer below the breakpoints */
  perView?: 1 | 3
  dots?: 'always' | 'narrow'
  /** Goes on from its last slide to its first; one slide at a time */
  infinite?: boolean
  autoplay?: boolean
  /** Stands in the same row as the arrows */
  heading?: ReactNode
  className?: string
}

/**
 * A row of slides with arrows and dots (WAI-ARIA APG, carousel pattern); README.md of this folder tells how it works. The
 * class `equal-height`: every slide is as high as the first.
 */
export const Carousel = (props: CarouselProps) => {
  const words = useWords()
  const { label, item, slides, perView: most = 1, dots, autoplay = false } = props
  const count = slides.length
  const infinite = Boolean(props.infinite) && count > 1
  const { row, index, last, perView, ...carousel } = useCarousel(count, most, infinite)
  const still = useReducedMotion()
  const { paused, toggle, pause } = useMotionChoice()
  const playing = useAutoplay(autoplay && !(paused ?? still), carousel.advance, carousel.preload)
  const Row = infinite ? InfiniteRow : ScrollRow
  return (
    <div
      className={classes(styles.carousel, props.className)}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-many={most > 1 ? '' : undefined}
      data-plays={autoplay ? '' : undefined}
      {...carousel.handlers}
    >
      <div className={`${styles.head} wrap`}>
        {props.heading}
        {autoplay && <PauseButton what={words.common.several(item)} paused={paused} onToggle={toggle} />}
        <PreviousNext
          item={item}
          position={<CarouselPosition first={index + 1} most={most} count={count} />}
          atStart={!infinite && index === 0}
          atEnd={!infinite && index >= last}
          onPrevious={() => carousel.move(-1)}
          onNext={() => carousel.move(1)}
        />
      </div>
      <div ref={playing} className={styles.window} onClick={pause}>
        <Row
          ref={row}
          label={label}
          slides={slides.map((slide, i) => (
            <CarouselSlide key={i} place={`${i + 1} / ${count}`} children={slide} />
          ))}
          index={index}
          perView={perView}
          onMove={carousel.onMove}
        />
      </div>
      {dots && (
        <CarouselDots item={item} current={index} last={last} count={count} shown={dots} onChoose={carousel.goTo} />
      )}
      <p className="visually-hidden" aria-live="polite">
        {carousel.moved && words.common.position(item, index + 1, Math.min(index + (perView ?? 1), count), count)}
      </p>
    </div>
  )
}
