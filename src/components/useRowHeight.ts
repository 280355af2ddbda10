import { useEffect, useState } from 'react'

/**
 * The height of the row that a carousel had before, in CSS pixels: the next one keeps it until the window has another width,
 * so that only slides near the view have to be laid out to know it.
 */
export const useRowHeight = (before: number | undefined) => {
  const [height, setHeight] = useState(before)
  useEffect(() => {
    const { innerWidth } = window
    const onResize = () => window.innerWidth !== innerWidth && setHeight(undefined)
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])
  return height
}
