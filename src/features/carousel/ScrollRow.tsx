import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import { useWords } from '../../i18n/pageLanguage'
import type { RowHandle, RowProps } from './rowProps'
import * as styles from './ScrollRow.module.css'
import { makeInert, offsetOf, positionOf, preloadNeighbours } from './slides'
import { useMouseDrag } from './useMouseDrag'
import { useSlideScroll } from './useSlideScroll'

/** How much of a slide a mouse has to drag, so that the row goes on to the next. */
const ENOUGH = 0.15

/**
 * A row that scrolls sideways, by finger, wheel, keys and mouse, and snaps to its slides. It is complete without script;
 * with it, arrows and dots scroll it.
 */
export const ScrollRow = forwardRef<RowHandle, RowProps>(function ScrollRow(
  { label, slides, index, perView, onMove },
  handle,
) {
  const words = useWords()
  const row = useRef<HTMLDivElement>(null)
  const { scrollTo, stop, isMoving } = useSlideScroll(row)
  const follow = (element: HTMLElement) => {
    if (!isMoving()) onMove(Math.round(positionOf(element)))
  }
  const drag = useMouseDrag(stop, (element, direction) => {
    const round = direction === 1 ? Math.ceil : Math.floor
    const to = round(positionOf(element) - direction * ENOUGH)
    onMove(to)
    scrollTo(to)
  })
  useImperativeHandle(handle, () => ({
    goTo: (to) => scrollTo((to + slides.length) % slides.length),
    preloadNeighbours: () => row.current && preloadNeighbours(row.current),
  }))
  // it may have been scrolled before React heard of it
  useEffect(() => {
    if (row.current && row.current.scrollLeft > 0) follow(row.current)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  // a window that gets another width takes the slide in view along; browsers snap to another one, or late
  const width = useRef<number>()
  useEffect(() => {
    width.current ??= window.innerWidth
    const onResize = () => {
      if (window.innerWidth === width.current) return
      width.current = window.innerWidth
      if (row.current && !isMoving()) row.current.scrollLeft = offsetOf(row.current, index)
    }
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  })
  useEffect(() => {
    if (row.current && perView) makeInert(row.current, (_, place) => place >= index && place < index + perView)
  }, [index, perView])
  return (
    <div
      ref={row}
      className={styles.row}
      tabIndex={0}
      role="group"
      aria-label={`${label}, ${words.common.scrollsSideways}`}
      onScroll={({ currentTarget }) => follow(currentTarget)}
      {...drag}
    >
      {slides}
    </div>
  )
})
