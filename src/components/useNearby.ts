import { useEffect, useRef, useState } from 'react'

/** One window's height before an element comes into view. */
const NEAR = '100% 0px'

/** Loads something when the visitor comes near an element: a ref for the element, and what was loaded. */
export const useNearby = <T>(load: () => Promise<T>) => {
  const element = useRef<HTMLDivElement>(null)
  const loader = useRef(load)
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void loader.current().then(setLoaded)
      },
      { rootMargin: NEAR },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, loaded] as const
}
