import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** A row that has not been scrolled for so long stands still, in milliseconds. */
const AT_REST_MS = 150

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
    const slide = row.current?.querySelector<HTMLElement>('.slick-slide')
    if (ready || !row.current || !slide) return
    scrolledTo.current = Math.round(row.current.scrollLeft / slide.offsetWidth) || 0
    onScrolled(scrolledTo.current)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(takeOver, AT_REST_MS)
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
