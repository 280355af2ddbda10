/** Times and breakpoints of what moves (specification, section 9). react-slick itself waits 50 ms after a resize. */
export const CAROUSEL_SPEED_MS = 500
export const AUTOPLAY_DELAY_MS = 3000
/** Below this width, in CSS pixels, two slides are shown instead of three, and the row has dots */
export const BREAKPOINT_PX = 1000
/** Below this width, in CSS pixels, one slide is shown */
export const PHONE_BREAKPOINT_PX = 600
export const TEAM_ROTATION_MS = 5000
export const PARTNER_LOGO_MS = 3000

/** What a carousel says to react-slick (https://react-slick.neostack.com/docs/api), which shows and moves it by that. */
export type CarouselSettings = {
  slidesToShow: number
  infinite: boolean
  dots: boolean
  /** In milliseconds */
  speed: number
  autoplay: boolean
  /** In milliseconds */
  autoplaySpeed: number
  pauseOnHover: boolean
  pauseOnFocus: boolean
  /** By the width of the window, the smallest first */
  responsive: { breakpoint: number; settings: Pick<CarouselSettings, 'slidesToShow' | 'dots'> }[]
}

const ONE: CarouselSettings = {
  slidesToShow: 1,
  infinite: false,
  dots: false,
  speed: CAROUSEL_SPEED_MS,
  autoplay: false,
  autoplaySpeed: AUTOPLAY_DELAY_MS,
  pauseOnHover: true,
  pauseOnFocus: true,
  responsive: [],
}
const THREE: CarouselSettings = {
  ...ONE,
  slidesToShow: 3,
  responsive: [
    { breakpoint: PHONE_BREAKPOINT_PX - 1, settings: { slidesToShow: 1, dots: true } },
    // not a whole number: at its last breakpoint react-slick takes the widest settings already
    { breakpoint: BREAKPOINT_PX - 0.5, settings: { slidesToShow: 2, dots: true } },
  ],
}

/** Each carousel of the site. Another time for one of them is a number in its line: `gallery: { ...ONE, speed: 800 }`. */
export const CAROUSELS = {
  steps: { ...THREE },
  gallery: { ...ONE },
  news: { ...THREE },
  events: { ...ONE, infinite: true, dots: true },
  /** Pictures of a story, which says whether they play */
  slider: { ...ONE, infinite: true, dots: true },
}

/** The settings at a width of the window in CSS pixels, as react-slick chooses them. */
export const settingsAt = (settings: CarouselSettings, width: number) => ({
  ...settings,
  ...settings.responsive.find(({ breakpoint }) => width <= breakpoint)?.settings,
})
