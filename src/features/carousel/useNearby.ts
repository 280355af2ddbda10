import { startTransition, useEffect, useRef, useState } from 'react'

/** One window's height before an element comes into view. */
const NEAR = '100% 0px'

/**
 * Loads something when the visitor comes near an element: a ref for the element, and what was loaded. What does not arrive
 * is asked for again when the visitor comes by again; a rejection that nobody takes would make Gatsby load the page anew.
 */
export const useNearby = <T>(load: () => Promise<T>) => {
  const element = useRef<HTMLDivElement>(null)
  const loader = useRef(load)
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    loader.current = load
  })
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        loader.current().then(
          (arrived) => {
            observer.disconnect()
            startTransition(() => setLoaded(arrived))
          },
          () => undefined,
        )
      },
      { rootMargin: NEAR },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, loaded] as const
}
