import type { RefObject } from 'react'
import { useNearby } from './useNearby'

const LOOK_AGAIN_MS = 100
/** A row that is still held after so long changes hands all the same. */
const MOST_LOOKS = 100
/** In CSS pixels: positions are rounded */
const ALMOST = 4

/**
 * Resolves when a row stands still at a slide, seen twice: it may have been told to move and not have begun. A finger on a row
 * that leaves the page takes its swipe with it; between two slides it is held, or on its way.
 */
const atRest = async (row: HTMLElement | null) => {
  for (let looks = 0, before = -1; row && looks < MOST_LOOKS; looks += 1) {
    const slide = row.scrollWidth / row.childElementCount
    const off = row.scrollLeft - Math.round(row.scrollLeft / slide) * slide
    if (row.scrollLeft === before && !(Math.abs(off) > ALMOST)) return
    before = row.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/**
 * Loads what moves a carousel when the visitor comes near: a ref for the carousel, and the moving row with the height of the
 * one whose place it takes. `find` is told to find out where that row stands: it may have been scrolled before React took the
 * page over.
 */
export const useSlickTrack = (row: RefObject<HTMLElement>, find: () => void) =>
  useNearby(() =>
    import('./SlickTrack').then(async ({ SlickTrack }) => {
      await atRest(row.current)
      find()
      return { SlickTrack, height: row.current?.offsetHeight }
    }),
  )
