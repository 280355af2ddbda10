import { useEffect, useRef, useState } from 'react'

/** Whether an element is in sight, as long as `watched`: a ref for the element, and the answer. */
export const useInView = <E extends Element>(watched: boolean) => {
  const ref = useRef<E>(null)
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!watched || !ref.current) return undefined
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [watched])
  return [ref, inView] as const
}
