import { useEffect, useRef, type RefObject } from 'react'
import { CAROUSEL_SPEED_MS } from '../../config/carousel'
import { reducedMotion } from '../../lib/useReducedMotion'
import * as styles from './ScrollRow.module.css'
import { offsetOf } from './slides'

/** Fast, then ever slower: a further tap on the way is answered at once. */
const easeOut = (part: number) => 1 - (1 - part) ** 3

/**
 * Scrolls a row to one of its slides in `CAROUSEL_SPEED_MS` (a browser's own smooth scrolling takes as long as it likes), at
 * once where less motion is preferred. Where that slide stands is asked in each frame, so that a window which changes its
 * size meanwhile does no harm; a further call starts from where the row is.
 */
export const useSlideScroll = (row: RefObject<HTMLElement>) => {
  const frame = useRef(0)
  const isMoving = () => frame.current !== 0
  /** The row snaps to the slide that is nearest. */
  const stop = () => {
    cancelAnimationFrame(frame.current)
    frame.current = 0
    row.current?.classList.remove(styles.unsnapped)
  }
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const scrollTo = (index: number) => {
    const element = row.current
    if (!element) return
    cancelAnimationFrame(frame.current)
    const from = element.scrollLeft
    const start = performance.now()
    const duration = reducedMotion().matches ? 0 : CAROUSEL_SPEED_MS
    const step = (now: number) => {
      const part = now < start + duration ? Math.max(0, now - start) / duration : 1
      element.scrollLeft = from + (offsetOf(element, index) - from) * easeOut(part)
      if (part < 1) frame.current = requestAnimationFrame(step)
      else stop()
    }
    element.classList.add(styles.unsnapped)
    step(start)
  }
  return { scrollTo, stop, isMoving }
}
