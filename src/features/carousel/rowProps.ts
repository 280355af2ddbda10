import type { ReactElement } from 'react'

/** What every kind of row is told by its carousel. */
export type RowProps = {
  /** The carousel's name */
  label: string
  slides: ReactElement[]
  /** The first slide in view, from 0 */
  index: number
  /** How many are in view; undefined until the width of the window is known */
  perView: number | undefined
  /** When the row has been moved by other means than its handle: by a finger, a wheel, a mouse */
  onMove: (index: number) => void
}

/** What a carousel asks of its row. */
export type RowHandle = {
  /** Moves to a slide. -1 and the count of slides stand for one step past an end, on to the other one. */
  goTo: (index: number) => void
  preloadNeighbours: () => void
}
