import { forwardRef, startTransition, useEffect, useState } from 'react'
import type { RowHandle, RowProps } from './rowProps'
import { ScrollRow } from './ScrollRow'
import { positionOf } from './slides'
import { useNearby } from './useNearby'

/** A row that has not moved for so long stands still. */
const AT_REST_MS = 150
/** In slides: positions are rounded. */
const ALMOST = 0.02

/** Whether a row stands at a slide and the focus is not in it. */
const isFree = (row: HTMLElement) => {
  const position = positionOf(row)
  return Math.abs(position - Math.round(position)) < ALMOST && !row.contains(document.activeElement)
}

/**
 * A row that goes on from its last slide to its first. It is one that scrolls until react-slick, which is loaded when the
 * visitor comes near, can take its place without taking a swipe or the focus (WCAG 2.4.3) with it.
 */
export const InfiniteRow = forwardRef<RowHandle, RowProps>(function InfiniteRow(props, handle) {
  const [box, loaded] = useNearby(() => import('./SlickRow'))
  const [free, setFree] = useState(false)
  useEffect(() => {
    const row = box.current?.firstElementChild
    if (!loaded || !(row instanceof HTMLElement)) return undefined
    let timer: number | undefined
    const hold = () => window.clearTimeout(timer)
    const wait = () => {
      hold()
      timer = window.setTimeout(() => isFree(row) && startTransition(() => setFree(true)), AT_REST_MS)
    }
    wait()
    for (const type of ['touchstart', 'pointerdown']) row.addEventListener(type, hold)
    for (const type of ['touchend', 'touchcancel', 'pointerup', 'scroll', 'focusout']) row.addEventListener(type, wait)
    return hold
  }, [box, loaded])
  return (
    <div ref={box}>
      {loaded && free ? <loaded.SlickRow ref={handle} {...props} /> : <ScrollRow ref={handle} {...props} />}
    </div>
  )
})
