import { forwardRef, useEffect, useImperativeHandle, useRef, type CSSProperties, type ReactNode } from 'react'
import Slider from 'react-slick'
import 'slick-carousel/slick/slick.css'
import { AUTOPLAY_DELAY_MS, CAROUSEL_SPEED_MS } from '../config/carousel'
import { useInSight } from '../lib/useInSight'
import * as styles from './Carousel.module.css'
import { fetchNeighbours, markInert } from './slickSlides'
import { useFetchedAhead } from './useFetchedAhead'
import { useRowHeight } from './useRowHeight'
import { useVisitorInside } from './useVisitorInside'
import { useWishes } from './useWishes'

type Go = () => void
export type TrackHandle = { previous: Go; next: Go; goTo: (index: number) => void; isMoving: () => boolean }

type TrackProps = {
  slides: ReactNode[]
  perView: number
  infinite: boolean
  autoplay: boolean
  still: boolean
  initialIndex: number
  /** Of the row that this one takes the place of, in CSS pixels */
  height: number | undefined
  onChange: (index: number) => void
}

/**
 * The moving row of a carousel: the only file that imports react-slick, loaded by Carousel when a visitor comes near.
 * Arrows, dots and keys belong to Carousel.
 */
export const SlickTrack = forwardRef<TrackHandle, TrackProps>(function SlickTrack(
  { slides, perView, infinite, autoplay, still, initialIndex, height, onChange },
  ref,
) {
  const slider = useRef<Slider>(null)
  const [row, inSight] = useInSight<HTMLDivElement>(autoplay)
  const rowHeight = useRowHeight(height)
  const wishes = useWishes((index) => slider.current?.slickGoTo(index))
  useFetchedAhead(row)
  const visited = useVisitorInside(row)
  const plays = autoplay && inSight && !visited
  useImperativeHandle(ref, () => ({
    previous: () => slider.current?.slickPrev(),
    next: () => slider.current?.slickNext(),
    goTo: wishes.goTo,
    isMoving: wishes.isMoving,
  }))
  // react-slick stops when `autoplay` is taken away, but when it is given back it starts only if told so afterwards
  useEffect(() => {
    if (!plays) return undefined
    fetchNeighbours(row.current!)
    const timer = window.setTimeout(() => slider.current?.slickPlay())
    return () => window.clearTimeout(timer)
  }, [plays, row])
  const refresh = () => row.current && markInert(row.current)
  return (
    <div
      ref={row}
      className={rowHeight ? styles.sized : undefined}
      style={rowHeight ? ({ '--row-height': `${rowHeight}px` } as CSSProperties) : undefined}
    >
      <Slider
        ref={slider}
        accessibility={false}
        arrows={false}
        autoplay={plays}
        autoplaySpeed={AUTOPLAY_DELAY_MS}
        pauseOnHover={false}
        infinite={infinite}
        initialSlide={initialIndex}
        slidesToShow={perView}
        slidesToScroll={1}
        speed={still ? 0 : CAROUSEL_SPEED_MS}
        beforeChange={(_from, to) => {
          wishes.depart()
          onChange(to)
        }}
        afterChange={() => {
          wishes.arrive()
          if (row.current) fetchNeighbours(row.current)
        }}
        onInit={refresh}
        onReInit={refresh}
      >
        {slides}
      </Slider>
    </div>
  )
})
