import { forwardRef, useEffect, useImperativeHandle, useRef, type ReactNode } from 'react'
import Slider from 'react-slick'
import 'slick-carousel/slick/slick.css'
import { AUTOPLAY_DELAY_MS, CAROUSEL_SPEED_MS } from '../config/carousel'

export type TrackHandle = { previous: () => void; next: () => void; goTo: (index: number) => void }

export type TrackProps = {
  slides: ReactNode[]
  perView: number
  infinite: boolean
  autoplay: boolean
  still: boolean
  initialIndex: number
  onChange: (index: number) => void
}

/**
 * Slides out of view take no focus and are not read out (react-slick only hides them from screen readers). A link or button
 * that goes out of view with its slide hands the focus to the first one in view, so that the arrow keys keep working.
 */
const markInert = (root: HTMLElement | null) => {
  const focused = document.activeElement
  for (const slide of root?.querySelectorAll('.slick-slide') ?? []) {
    slide.toggleAttribute('inert', !slide.classList.contains('slick-active'))
  }
  if (root?.contains(focused) && focused?.closest('[inert]')) {
    root.querySelector<HTMLElement>('.slick-active :is(a, button)')?.focus({ preventScroll: true })
  }
}

/**
 * The moving row of a carousel: the only file that imports react-slick, loaded by Carousel when a visitor comes near.
 * Arrows, dots and keys belong to Carousel.
 */
export const SlickTrack = forwardRef<TrackHandle, TrackProps>(function SlickTrack(
  { slides, perView, infinite, autoplay, still, initialIndex, onChange },
  ref,
) {
  const slider = useRef<Slider>(null)
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    previous: () => slider.current?.slickPrev(),
    next: () => slider.current?.slickNext(),
    goTo: (index) => slider.current?.slickGoTo(index),
  }))
  // react-slick stops when `autoplay` is taken away, but when it is given back it starts only if told so afterwards
  useEffect(() => {
    if (!autoplay) return undefined
    const timer = window.setTimeout(() => slider.current?.slickPlay())
    return () => window.clearTimeout(timer)
  }, [autoplay])
  const refresh = () => markInert(root.current)
  return (
    <div ref={root}>
      <Slider
        ref={slider}
        accessibility={false}
        arrows={false}
        autoplay={autoplay}
        autoplaySpeed={AUTOPLAY_DELAY_MS}
        pauseOnHover
        pauseOnFocus
        infinite={infinite}
        initialSlide={initialIndex}
        slidesToShow={perView}
        slidesToScroll={1}
        speed={still ? 0 : CAROUSEL_SPEED_MS}
        beforeChange={(_from, to) => onChange(to)}
        onInit={refresh}
        onReInit={refresh}
      >
        {slides}
      </Slider>
    </div>
  )
})
