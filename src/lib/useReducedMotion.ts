import { useEffect, useState } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asked for less motion (WCAG 2.3.3). True until it is known, so that nothing starts by mistake. */
export const useReducedMotion = () => {
  const [reduced, setReduced] = useState(true)
  useEffect(() => {
    const query = window.matchMedia(QUERY)
    const update = () => setReduced(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return reduced
}
