import { useEffect, useState } from 'react'
import { RESIZE_DEBOUNCE_MS } from '../config/carousel'
import { slidesPerView } from './slidesPerView'

/** `slidesPerView` for the window as it is now; follows its size, debounced. */
export const useSlidesPerView = (most: number) => {
  const [perView, setPerView] = useState(most)
  useEffect(() => {
    let timer: number | undefined
    const update = () => setPerView(slidesPerView(most, window.innerWidth))
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
