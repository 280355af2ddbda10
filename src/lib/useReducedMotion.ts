import { useEffect, useState } from 'react'
import { reducedMotion } from './reducedMotion'

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
