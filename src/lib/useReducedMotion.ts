import { useEffect, useState } from 'react'

/** The visitor's preference for less motion (WCAG 2.3.3), as the browser tells it. */
export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the visitor asked for less motion. True until it is known, so that nothing starts by mistake. */
export const useReducedMotion = () => {
  const [reduced, setReduced] = useState(true)
  useEffect(() => {
    const query = reducedMotion()
    const update = () => setReduced(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return reduced
}
