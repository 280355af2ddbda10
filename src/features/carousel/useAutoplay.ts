import { useState, type FocusEvent } from 'react'
import type { CarouselSettings } from '../../config/carousel'
import { reducedMotion } from '../../lib/reducedMotion'

/**
 * Whether a carousel that moves by itself does so now: not where less motion is preferred, after it was paused, nor while the
 * focus is in it, anywhere but on its pause button (WAI-ARIA APG, carousel pattern). react-slick itself minds the pointer.
 * `paused` is the visitor's choice, undefined as long as there is none.
 */
export const useAutoplay = ({ autoplay, pauseOnFocus }: CarouselSettings) => {
  const still = typeof window === 'undefined' || reducedMotion().matches
  const [paused, setPaused] = useState<boolean>()
  const [focused, setFocused] = useState(false)
  const plays = autoplay && !(paused ?? still) && !(pauseOnFocus && focused)
  const onFocus = ({ target }: FocusEvent) => setFocused(!target.matches('[data-pauses]'))
  const onBlur = () => setFocused(false)
  const toggle = () => setPaused(!(paused ?? reducedMotion().matches))
  return { still, plays, paused, toggle, pause: () => setPaused(true), focus: { onFocus, onBlur } }
}
