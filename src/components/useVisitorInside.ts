import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the visitor is in a carousel: the pointer over its row, or the focus anywhere in it but on its pause button. Then
 * nothing moves by itself (WAI-ARIA APG, carousel pattern). react-slick's own `pauseOnHover` forgets the pointer
 * when it is told to play, and `pauseOnFocus` hears of the slides only, and not of what lies in them.
 */
export const useVisitorInside = (row: RefObject<HTMLElement>) => {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const element = row.current!
    const enter = () => setHovered(true)
    const leave = () => setHovered(false)
    element.addEventListener('mouseenter', enter)
    element.addEventListener('mouseleave', leave)
    return () => {
      element.removeEventListener('mouseenter', enter)
      element.removeEventListener('mouseleave', leave)
    }
  }, [row])
  useEffect(() => {
    const carousel = row.current!.closest<HTMLElement>('[aria-roledescription="carousel"]')!
    const look = () => setFocused(carousel.querySelector(':focus:not([data-pauses])') !== null)
    // the focus may have come before the row
    look()
    carousel.addEventListener('focusin', look)
    carousel.addEventListener('focusout', look)
    return () => {
      carousel.removeEventListener('focusin', look)
      carousel.removeEventListener('focusout', look)
    }
  }, [row])
  return hovered || focused
}
