import { useState } from 'react'
import { reducedMotion } from './useReducedMotion'

/**
 * The visitor's choice for something that the style sheet moves (WCAG 2.2.2). `paused` goes into the attribute `data-paused`
 * of what moves; undefined as long as nothing is chosen: then the preference for less motion decides, without script.
 */
export const useMotionChoice = () => {
  const [paused, setPaused] = useState<boolean>()
  return { paused, toggle: () => setPaused(!(paused ?? reducedMotion().matches)) }
}
