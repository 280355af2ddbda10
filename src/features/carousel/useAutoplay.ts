import { useEffect, useRef } from 'react'
import { AUTOPLAY_DELAY_MS } from '../../config/carousel'
import { useInView } from './useInView'

/**
 * Moves a carousel every `AUTOPLAY_DELAY_MS` as long as it plays: in sight only, and not while the visitor is in it, with the
 * pointer over its slides or with the focus anywhere but on its pause button (WAI-ARIA APG, carousel pattern).
 * @param advance moves to the next slide
 * @param prepare is told when it begins to play
 * @returns a ref for the element around the slides, a child of the carousel
 */
export const useAutoplay = (plays: boolean, advance: () => void, prepare: () => void) => {
  const [slides, inView] = useInView<HTMLDivElement>(plays)
  const latest = useRef({ advance, prepare })
  useEffect(() => {
    latest.current = { advance, prepare }
  })
  useEffect(() => {
    const carousel = slides.current?.parentElement
    if (!plays || !inView || !carousel) return undefined
    latest.current.prepare()
    // in some engines `:focus` is nowhere while another window is in front
    const hasFocus = (focused: Element | null) => carousel.contains(focused) && !focused?.matches('[data-pauses]')
    const isHeld = () => slides.current?.matches(':hover') || hasFocus(document.activeElement)
    const timer = window.setInterval(() => isHeld() || latest.current.advance(), AUTOPLAY_DELAY_MS)
    return () => window.clearInterval(timer)
  }, [plays, inView, slides])
  return slides
}
