import { useRef } from 'react'

/** For some milliseconds after a movement react-slick takes no wishes. */
const UNTIL_NEXT_MOVE_MS = 20

/**
 * Sends react-slick where the visitor wants to go. It takes no wish while it moves, so the last one waits until then.
 * @param go sends it, where it stands still
 */
export const useWishes = (go: (index: number) => void) => {
  const moving = useRef(false)
  const wish = useRef<number>()
  const isMoving = () => moving.current
  const goTo = (index: number) => {
    if (moving.current) wish.current = index
    else go(index)
  }
  const depart = () => {
    moving.current = true
  }
  const arrive = () => {
    moving.current = false
    const to = wish.current
    wish.current = undefined
    if (to !== undefined) window.setTimeout(() => go(to), UNTIL_NEXT_MOVE_MS)
  }
  return { isMoving, goTo, depart, arrive }
}
