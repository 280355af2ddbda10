import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { reducedMotion } from '../../lib/reducedMotion'

/** A row that has not been scrolled for so long stands still, in milliseconds. */
const AT_REST_MS = 150
/** In slides: positions are rounded. */
const ALMOST = 0.02

/**
 * How react-slick takes over the row that the server has drawn and the style sheet scrolls: at the slide to which it was
 * scrolled, and without taking a swipe away; who asks for a slide before scrolls the row there. `live`: react-slick has its
 * settings; `ready`: what it draws is what is seen.
 * @param slickGoTo moves react-slick to a slide, if wanted at once
 * @param onScrolled is told to which slide the row is scrolled before
 */
export const useTakeOver = (
  slickGoTo: (index: number, atOnce?: boolean) => void,
  onScrolled: (index: number) => void,
) => {
  const row = useRef<HTMLDivElement>(null)
  const timer = useRef<number>()
  const scrolledTo = useRef(0)
  const isAsked = useRef(false)
  const live = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const [ready, setReady] = useState(false)

  const takeOver = () => {
    if (scrolledTo.current > 0) slickGoTo(scrolledTo.current, true)
    // react-slick goes there by a timer too
    timer.current = window.setTimeout(() => setReady(true))
  }
  const slideWidth = () => row.current?.querySelector<HTMLElement>('.slick-slide:not(.slick-cloned)')?.offsetWidth ?? 0
  const onScroll = () => {
    if (ready || !row.current) return
    const { scrollLeft, clientWidth, scrollWidth } = row.current
    const position = scrollLeft / slideWidth() || 0
    const slide = Math.round(position)
    if (!isAsked.current) {
      scrolledTo.current = slide
      onScrolled(slide)
    }
    const isHeld = Math.abs(position - slide) > ALMOST && scrollLeft + clientWidth < scrollWidth - 1
    window.clearTimeout(timer.current)
    // between two slides it is held by a finger
    timer.current = window.setTimeout(isHeld ? onScroll : takeOver, AT_REST_MS)
  }
  /** Before, past an end means at the other one. */
  const goToWhenReady = (index: number, slide: number) => {
    if (ready) return slickGoTo(index)
    isAsked.current = true
    scrolledTo.current = slide
    onScrolled(slide)
    const behavior = index === slide && !reducedMotion().matches ? 'smooth' : 'instant'
    row.current?.scrollTo({ left: slide * slideWidth(), behavior })
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(takeOver, AT_REST_MS)
  }
  useLayoutEffect(() => {
    onScroll()
    return () => window.clearTimeout(timer.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  useLayoutEffect(() => {
    if (ready && row.current) row.current.scrollLeft = 0
  }, [ready])
  return { row, live, ready, onScroll, goToWhenReady }
}
