import { useEffect, type RefObject } from 'react'
import { fetchNeighbours } from './slickSlides'

/** Asks for the pictures of the slides beside those in view when the visitor is about to move the row. */
export const useFetchedAhead = (row: RefObject<HTMLElement>) =>
  useEffect(() => {
    const carousel = row.current!.closest('[aria-roledescription="carousel"]')!
    const onApproach = () => row.current && fetchNeighbours(row.current)
    carousel.addEventListener('pointerenter', onApproach)
    carousel.addEventListener('focusin', onApproach)
    return () => {
      carousel.removeEventListener('pointerenter', onApproach)
      carousel.removeEventListener('focusin', onApproach)
    }
  }, [row])
