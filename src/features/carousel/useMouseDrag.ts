import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react'
import * as styles from './ScrollRow.module.css'

/** In CSS pixels: less is a click. */
const LEAST_DRAG = 8

/**
 * Lets a mouse drag a row that scrolls, as a finger does: handlers for the row. The click that ends a drag is kept back.
 * @param onStart when a drag begins
 * @param onEnd when the button is let go after one, with the row, and 1 or -1 for the direction in which it went
 */
export const useMouseDrag = (onStart: () => void, onEnd: (row: HTMLElement, direction: 1 | -1) => void) => {
  const drag = useRef<{ x: number; left?: number }>()
  const isUnderWay = () => drag.current?.left !== undefined
  const onPointerDown = ({ pointerType, button, clientX }: PointerEvent) => {
    drag.current = pointerType === 'mouse' && button === 0 ? { x: clientX } : undefined
  }
  const onPointerMove = ({ clientX, buttons, pointerId, currentTarget: row }: PointerEvent<HTMLElement>) => {
    // the button may have been let go outside of the row
    if (buttons === 0) drag.current = undefined
    if (!drag.current) return
    const by = drag.current.x - clientX
    if (drag.current.left === undefined) {
      if (Math.abs(by) < LEAST_DRAG) return
      onStart()
      drag.current.left = row.scrollLeft
      row.setPointerCapture(pointerId)
      row.classList.add(styles.unsnapped)
    }
    row.scrollLeft = drag.current.left + by
  }
  const onPointerUp = ({ clientX, currentTarget: row }: PointerEvent<HTMLElement>) => {
    if (drag.current && isUnderWay()) onEnd(row, clientX < drag.current.x ? 1 : -1)
    // its click comes before anything else
    window.setTimeout(() => (drag.current = undefined))
  }
  const onClickCapture = (event: MouseEvent) => {
    if (!isUnderWay()) return
    event.preventDefault()
    event.stopPropagation()
  }
  // the browser would drag the link or the picture
  const onDragStart = (event: DragEvent) => event.preventDefault()
  return { onPointerDown, onPointerMove, onPointerUp, onClickCapture, onDragStart }
}
