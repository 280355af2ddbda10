import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { isShortcut } from '../lib/arrowKeys'
import { useSlidesPerView } from '../lib/useSlidesPerView'
import { keepPlace, keptPlace } from './keptPlaces'
import type { TrackHandle } from './SlickTrack'

type Options = { label: string; slides: unknown[]; perView?: number; infinite?: boolean }

/**
 * Where a carousel stands and how it moves: by react-slick once that is there, before that by scrolling the row.
 * `last` is the highest position, `lastInView` the number of the last slide that is seen; `moved` whether the visitor has
 * moved it; `entered` whether the focus is in the row, which then has to stay, or the focus would be lost (WCAG 2.4.3).
 */
export const useCarousel = ({ label, slides, perView: most = 1, infinite = false }: Options) => {
  const count = slides.length
  const row = useRef<HTMLDivElement>(null)
  const track = useRef<TrackHandle>(null)
  const perView = useSlidesPerView(most)
  const [position, setIndex] = useState(() => keptPlace(label))
  const asked = useRef(false)
  const wish = useRef<number>()
  const [moved, setMoved] = useState(false)
  const [entered, setEntered] = useState(false)
  const last = infinite ? count - 1 : Math.max(0, count - perView)
  const index = Math.min(position, last)
  // the window has become wider, and the row would stand past its end
  useEffect(() => {
    if (position > last) track.current?.goTo(last)
  }, [position, last])

  useEffect(() => {
    keepPlace(label, index)
  }, [label, index])

  const scrollRow = (to: number, behavior?: ScrollBehavior) =>
    row.current?.scrollTo({ left: (row.current.scrollWidth / count) * to, behavior })
  /** Said only when it is there: the old place would be said first. What moves by itself is not said. */
  const arriveAt = (to: number) => {
    setIndex(to)
    setMoved(asked.current)
    asked.current = false
    wish.current = undefined
  }
  const goTo = (wanted: number) => {
    const to = infinite ? (wanted + count) % count : Math.max(0, Math.min(wanted, last))
    asked.current = true
    if (track.current) {
      wish.current = to
      track.current.goTo(to)
      return
    }
    arriveAt(to)
    scrollRow(to)
  }
  /** Where the row stands before react-slick: it may have been scrolled before React heard of it. */
  const placeOfRow = () => {
    const { scrollLeft = 0, scrollWidth = 1 } = row.current ?? {}
    // a row that is not shown has no width
    return Math.round(scrollLeft / (scrollWidth / count)) || 0
  }
  const move = (by: 1 | -1) => {
    if (!track.current) return goTo(placeOfRow() + by)
    // taps that come faster than the row moves add up
    if (!infinite || track.current.isMoving()) return goTo((wish.current ?? index) + by)
    asked.current = true
    return by === 1 ? track.current.next() : track.current.previous()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  }
  const onRowScroll = () => setIndex(placeOfRow())
  // what the visitor did before React took the page over
  useEffect(() => {
    setEntered(Boolean(row.current?.contains(document.activeElement)))
    if (row.current?.scrollLeft) onRowScroll()
    else if (position) scrollRow(position, 'instant')
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  const onRowFocus = ({ type, currentTarget, relatedTarget }: FocusEvent) =>
    setEntered(type === 'focus' || currentTarget.contains(relatedTarget))
  const place = { count, perView, index, last, lastInView: Math.min(index + perView, count) }
  return { row, track, ...place, arriveAt, moved, entered, goTo, move, onKeyDown, onRowScroll, onRowFocus }
}
