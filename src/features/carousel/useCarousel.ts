import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { settingsAt, type CarouselSettings } from '../../config/carousel'
import { isShortcut } from '../../lib/arrowKeys'
import { makeInert, preloadNeighbours } from './slides'
import { useTakeOver } from './useTakeOver'

/** After a change of its settings react-slick measures its row for so long, in milliseconds. */
const SETTLED_MS = 100

/** What is asked of react-slick, which does all of it a moment later. */
type Slick = { slickGoTo: (index: number, atOnce?: boolean) => void; slickPlay: () => void; slickPause: () => void }

/**
 * Where a carousel stands and how it is moved: `index` is the first slide in view, `last` the highest that this can be,
 * `shown` how many are in view, `asked` where arrows, dots or keys have moved it, which is said.
 * @param count of slides
 * @param plays whether it moves by itself now
 */
export const useCarousel = (settings: CarouselSettings, count: number, plays: boolean) => {
  const { autoplay, infinite, speed } = settings
  const slick = useRef<Slick | null>(null)
  // beside the state: clicks that come at once, as those that were kept until the script was there, add up
  const latest = useRef(0)
  const wentRound = useRef(-Infinity)
  const [index, setIndex] = useState(0)
  const [asked, setAsked] = useState<number>()
  const [shown, setShown] = useState(1)
  const last = infinite ? count - 1 : Math.max(0, count - shown)

  const stand = (at: number) => {
    latest.current = at
    setIndex(at)
  }
  const slickGoTo = (to: number, atOnce = false) => {
    const now = performance.now()
    // past an end a copy is shown until the row stands still: from there the way on would lead back over all slides
    slick.current?.slickGoTo(to, atOnce || now - wentRound.current < speed)
    if (to < 0 || to >= count) wentRound.current = now
  }
  const { row, live, ready, onScroll, goToWhenReady } = useTakeOver(slickGoTo, stand)
  /** -1 and the count of slides stand for one step past an end, on to the other one. */
  const goTo = (wanted: number) => {
    const to = infinite ? wanted : Math.max(0, Math.min(wanted, last))
    latest.current = (to + count) % count
    setAsked(latest.current)
    goToWhenReady(to, latest.current)
  }
  const move = (by: 1 | -1) => goTo(latest.current + by)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  }
  const onReInit = () => {
    if (!ready || !row.current) return
    makeInert(row.current)
    preloadNeighbours(row.current)
    const { slidesToShow } = settingsAt(settings, window.innerWidth)
    setShown(slidesToShow)
    // react-slick goes past the end when more slides are shown or when it is swiped there, and forgets a movement that
    // React has not drawn yet when the window gets another size
    const at = latest.current
    const to = infinite ? at : Math.max(0, Math.min(at, count - slidesToShow))
    const slides = ['.slick-active', '.slick-current'].map((name) => row.current?.querySelector<HTMLElement>(name))
    if (slides.some((slide) => slide?.dataset.index !== String(to))) slickGoTo(to)
  }
  useEffect(() => {
    if (!autoplay || !ready) return undefined
    // react-slick that is just taking its measure would stop again
    const timer = window.setTimeout(
      () => (plays ? slick.current?.slickPlay() : slick.current?.slickPause()),
      SETTLED_MS,
    )
    return () => window.clearTimeout(timer)
  }, [autoplay, ready, plays])
  const setSlick = (slider: Slick | null) => {
    slick.current = slider
  }
  // the browser would drag a link
  const rowEvents = { onScroll, onDragStart: (event: DragEvent) => event.preventDefault() }
  const slickEvents = { beforeChange: (_: number, to: number) => stand(to), onReInit }
  return { row, setSlick, onKeyDown, rowEvents, slickEvents, live, ready, index, last, shown, asked, goTo, move }
}
