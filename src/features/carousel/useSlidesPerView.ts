import { useEffect, useState } from 'react'
import { BREAKPOINT_PX, PHONE_BREAKPOINT_PX, RESIZE_DEBOUNCE_MS } from '../../config/carousel'

const slidesPerView = (most: number) => {
  if (window.innerWidth < PHONE_BREAKPOINT_PX) return 1
  return Math.min(most, window.innerWidth < BREAKPOINT_PX ? 2 : most)
}

/**
 * How many slides are in view at the width of the window, which it follows; undefined until that is known.
 * @param most how many where there is room
 */
export const useSlidesPerView = (most: number) => {
  const [perView, setPerView] = useState<number>()
  useEffect(() => {
    let timer: number | undefined
    const update = () => setPerView(slidesPerView(most))
    const onResize = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(update, RESIZE_DEBOUNCE_MS)
    }
    update()
    window.addEventListener('resize', onResize)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [most])
  return perView
}
