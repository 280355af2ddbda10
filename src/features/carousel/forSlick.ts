import { BREAKPOINT_PX, PHONE_BREAKPOINT_PX, settingsAt, type CarouselSettings } from '../../config/carousel'

type State = {
  count: number
  /** Less motion is preferred */
  still: boolean
  /** Whether the script has it in hand, and what it draws is what is seen (`useTakeOver`) */
  live: boolean
  ready: boolean
}

/**
 * A carousel's settings as react-slick gets them. Arrows, dots, keys and the pause are `Carousel`'s. For the server, whose
 * markup is what is there before the script, all slides are in view, so that none is hidden or copied.
 */
export const forSlick = (settings: CarouselSettings, { count, still, live, ready }: State) => ({
  ...settings,
  ...(!live && { slidesToShow: count, infinite: false }),
  responsive: settings.responsive.map(({ breakpoint, settings: { slidesToShow } }) => ({
    breakpoint,
    settings: { slidesToShow },
  })),
  autoplay: settings.autoplay && ready,
  // react-slick waits 50 ms more
  autoplaySpeed: settings.autoplaySpeed - 50,
  speed: still ? 0 : settings.speed,
  waitForAnimate: false,
  arrows: false,
  dots: false,
  accessibility: false,
  pauseOnFocus: false,
})

/** How many slides the style sheet shows before the script: below both breakpoints, between them, above. */
export const perView = (settings: CarouselSettings) => ({
  '--per-narrow': settingsAt(settings, 0).slidesToShow,
  '--per-medium': settingsAt(settings, PHONE_BREAKPOINT_PX).slidesToShow,
  '--per-wide': settingsAt(settings, BREAKPOINT_PX).slidesToShow,
})
