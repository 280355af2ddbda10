import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { isShortcut } from '../../lib/arrowKeys'
import type { RowHandle } from './rowProps'
import { useSlidesPerView } from './useSlidesPerView'

/**
 * Where a carousel stands and how it moves. `index` is the first slide in view, `last` the highest that this can be; `moved`
 * whether arrows, dots or keys have moved it last, so that it says where it is.
 * @param count of slides
 * @param most slides in view where there is room
 * @param infinite whether the first slide comes after the last
 */
export const useCarousel = (count: number, most: number, infinite: boolean) => {
  const row = useRef<RowHandle>(null)
  const perView = useSlidesPerView(most)
  const last = infinite ? count - 1 : Math.max(0, count - (perView ?? 1))
  // beside the state: clicks that come at once, as those that were kept until the script was there, add up
  const latest = useRef(0)
  const [state, setState] = useState({ index: 0, moved: false })
  const index = Math.min(state.index, last)

  const stand = (at: number, moved: boolean) => {
    latest.current = at
    setState({ index: at, moved })
  }
  const onMove = (at: number) => {
    if (at !== latest.current) stand(at, false)
  }
  const goTo = (wanted: number, moved = true) => {
    const to = infinite ? wanted : Math.max(0, Math.min(wanted, last))
    stand((to + count) % count, moved)
    row.current?.goTo(to)
  }
  const move = (by: 1 | -1) => goTo(Math.min(latest.current, last) + by)
  /** Moves on by itself, which is not said. */
  const advance = () => goTo(latest.current + 1, false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  }
  /** Safari gives a button that is pressed no focus, by which arrow keys reach the carousel and a slider is held. */
  const focusPressed = ({ target }: MouseEvent) => (target as Element).closest('button')?.focus({ preventScroll: true })
  const preload = () => row.current?.preloadNeighbours()
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) preload()
    isFirst.current = false
  }, [index])
  /** For the element around everything. */
  const handlers = { onClick: focusPressed, onKeyDown, onPointerEnter: preload, onFocus: preload }
  return { row, perView, last, ...state, index, onMove, goTo, move, advance, handlers, preload }
}
