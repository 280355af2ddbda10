import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** A row that has not been scrolled for so long stands still, in milliseconds. */
const AT_REST_MS = 150
/** In slides: positions are rounded. */
const ALMOST = 0.02

/**
 * How react-slick takes over the row that the server has drawn and the style sheet scrolls: at the slide to which it was
 * scrolled, and without taking a swipe away. `live`: react-slick has its settings; `ready`: what it draws is what is seen.
 * @param slickGoTo moves react-slick to a slide, if wanted at once
 * @param onScrolled is told to which slide the row has been scrolled before
 */
export const useTakeOver = (
  slickGoTo: (index: number, atOnce?: boolean) => void,
  onScrolled: (index: number) => void,
) => {
  const row = useRef<HTMLDivElement>(null)
  const timer = useRef<number>()
  const scrolledTo = useRef(0)
  const wanted = useRef<number>()
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
  const onScroll = () => {
    const slide = row.current?.querySelector<HTMLElement>('.slick-slide:not(.slick-cloned)')
    if (ready || !row.current || !slide) return
    const { scrollLeft, clientWidth, scrollWidth } = row.current
    const position = scrollLeft / slide.offsetWidth || 0
    scrolledTo.current = Math.round(position)
    onScrolled(scrolledTo.current)
    const isHeld = Math.abs(position - scrolledTo.current) > ALMOST && scrollLeft + clientWidth < scrollWidth - 1
    window.clearTimeout(timer.current)
    // between two slides it is held by a finger
    timer.current = window.setTimeout(isHeld ? onScroll : takeOver, AT_REST_MS)
  }
  /** A tap that starts the script moves the row, too. */
  const goToWhenReady = (index: number) => {
    if (ready) return slickGoTo(index)
    wanted.current = index
    window.clearTimeout(timer.current)
    takeOver()
  }
  useLayoutEffect(() => {
    onScroll()
    return () => window.clearTimeout(timer.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  useLayoutEffect(() => {
    if (!ready || !row.current) return
    row.current.scrollLeft = 0
    if (wanted.current !== undefined) slickGoTo(wanted.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [ready])
  return { row, live, ready, onScroll, goToWhenReady }
}
