import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the focus is in the carousel of a row, but not on its pause button: then nothing moves by itself (WAI-ARIA APG,
 * carousel pattern). react-slick's own `pauseOnFocus` hears of the slides only, and not of what lies in them.
 */
export const useFocusInside = (row: RefObject<HTMLElement>) => {
  const [inside, setInside] = useState(false)
  useEffect(() => {
    const carousel = row.current!.closest<HTMLElement>('[aria-roledescription="carousel"]')!
    const look = () => setInside(carousel.querySelector(':focus:not([data-pauses])') !== null)
    // the focus may have come before the row
    look()
    carousel.addEventListener('focusin', look)
    carousel.addEventListener('focusout', look)
    return () => {
      carousel.removeEventListener('focusin', look)
      carousel.removeEventListener('focusout', look)
    }
  }, [row])
  return inside
}
