import type { RefObject } from 'react'
import { useNearby } from './useNearby'

/**
 * Loads what moves a carousel when the visitor comes near: a ref for the carousel, and the moving row with the height of the
 * one whose place it takes. `find` is told to find out where that row stands: it may have been scrolled before React took the
 * page over.
 */
export const useSlickTrack = (row: RefObject<HTMLElement>, find: () => void) =>
  useNearby(() =>
    import('./SlickTrack').then(({ SlickTrack }) => {
      find()
      return { SlickTrack, height: row.current?.offsetHeight }
    }),
  )
