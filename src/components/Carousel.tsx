import type { ReactNode } from 'react'
import * as wording from '../config/wording'
import { useMotionChoice } from '../lib/useMotionChoice'
import { useReducedMotion } from '../lib/useReducedMotion'
import * as styles from './Carousel.module.css'
import { CarouselArrows } from './CarouselArrows'
import { CarouselDots } from './CarouselDots'
import { CarouselPosition } from './CarouselPosition'
import { CarouselSlide } from './CarouselSlide'
import { PauseButton } from './PauseButton'
import { ScrollRow } from './ScrollRow'
import { useCarousel } from './useCarousel'
import { useSlickTrack } from './useSlickTrack'

type CarouselProps = {
  /** Its name for screen readers */
  label: string
  /** What one slide is called, for example "story" */
  item: string
  slides: ReactNode[]
  /** How many slides are shown where there is room; fewer below the breakpoints */
  perView?: 1 | 3
  dots?: 'always' | 'narrow'
  infinite?: boolean
  autoplay?: boolean
  /** Stands in the same row as the arrows */
  heading?: ReactNode
  className?: string
}

/**
 * A row of slides (WAI-ARIA APG, carousel pattern). Until its script arrives, and without script, it is a row that scrolls
 * sideways; then react-slick moves it, at the same size. The class `equal-height`: every slide is as high as the first.
 */
export const Carousel = (props: CarouselProps) => {
  const { label, item, slides, perView: most = 1, dots, infinite = false, autoplay = false } = props
  const { row, track, count, index, last, lastInView, arriveAt, goTo, move, onRowScroll, onRowFocus, ...state } =
    useCarousel(props)
  const [root, loaded] = useSlickTrack(row, onRowScroll)
  const still = useReducedMotion()
  const { paused, toggle, pause } = useMotionChoice()
  const plays = autoplay && !(paused ?? still)
  const wrapped = slides.map((slide, i) => <CarouselSlide key={i} place={`${i + 1} / ${count}`} children={slide} />)
  return (
    <div
      ref={root}
      className={`${styles.carousel} ${most > 1 ? styles.many : ''} ${props.className ?? ''}`}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-plays={autoplay ? '' : undefined}
      onKeyDown={state.onKeyDown}
    >
      <div className={`${styles.head} wrap`}>
        {props.heading}
        {autoplay && <PauseButton what={`${item}s`} paused={paused} onToggle={toggle} />}
        <CarouselArrows
          item={item}
          position={<CarouselPosition first={index + 1} last={lastInView} count={count} />}
          atStart={!infinite && index === 0}
          atEnd={!infinite && index >= last}
          onPrevious={() => move(-1)}
          onNext={() => move(1)}
        />
      </div>
      <div className={styles.window} onClick={pause}>
        {loaded && !state.entered ? (
          <loaded.SlickTrack
            ref={track}
            slides={wrapped}
            perView={state.perView}
            infinite={infinite}
            autoplay={plays}
            still={still}
            initialIndex={index}
            height={loaded.height}
            onChange={arriveAt}
          />
        ) : (
          <ScrollRow ref={row} label={label} onScroll={onRowScroll} onFocus={onRowFocus} children={wrapped} />
        )}
      </div>
      {dots && <CarouselDots item={item} count={last + 1} current={index} shown={dots} onChoose={goTo} />}
      <p className="visually-hidden" aria-live="polite">
        {state.moved && wording.position(item, index + 1, lastInView, count)}
      </p>
    </div>
  )
}
