import { useEffect, useRef, useState } from 'react'

/** Whether an element is in sight, as long as `watched`: a ref for the element, and the answer. */
export const useInSight = <E extends Element>(watched: boolean) => {
  const ref = useRef<E>(null)
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (!watched) return undefined
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)!.isIntersecting))
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [watched])
  return [ref, inSight] as const
}
