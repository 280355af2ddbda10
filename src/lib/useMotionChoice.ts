import { useState } from 'react'
import { reducedMotion } from './useReducedMotion'

/**
 * The visitor's choice for something that moves by itself (WCAG 2.2.2). Where the style sheet moves it, `paused` goes into its
 * attribute `data-paused`. Undefined as long as nothing is chosen: then the preference for less motion decides.
 */
export const useMotionChoice = () => {
  const [paused, setPaused] = useState<boolean>()
  return {
    paused,
    toggle: () => setPaused(!(paused ?? reducedMotion().matches)),
    pause: () => setPaused(true),
  }
}
