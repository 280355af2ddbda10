import { useState, type FocusEvent } from 'react'
import type { CarouselSettings } from '../../config/carousel'
import { useMotionChoice } from '../../lib/useMotionChoice'
import { useReducedMotion } from '../../lib/useReducedMotion'

/**
 * Whether a carousel that moves by itself does so now: not where less motion is preferred, after it was paused, nor while the
 * focus is in it, anywhere but on its pause button (WAI-ARIA APG, carousel pattern). react-slick itself minds the pointer.
 */
export const useAutoplay = ({ autoplay, pauseOnFocus }: CarouselSettings) => {
  const still = useReducedMotion()
  const { paused, toggle, pause } = useMotionChoice()
  const [focused, setFocused] = useState(false)
  const plays = autoplay && !(paused ?? still) && !(pauseOnFocus && focused)
  const onFocus = ({ target }: FocusEvent) => setFocused(!target.matches('[data-pauses]'))
  const onBlur = () => setFocused(false)
  return { still, plays, paused, toggle, pause, focus: { onFocus, onBlur } }
}
