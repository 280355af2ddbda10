import { useEffect, useState } from 'react'
import { useInSight } from './useInSight'
import { useReducedMotion } from './useReducedMotion'

/**
 * Counts 0, 1, … `count` − 1 and round again, one step every `delay` ms while the element of its `ref` is in sight. Stands
 * still while paused and where the visitor prefers less motion, until the visitor starts it.
 */
export const useRotation = <E extends Element>(count: number, delay: number) => {
  const reduced = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const paused = choice ? choice === 'pause' : reduced
  const moves = !paused && count > 1
  const [ref, inSight] = useInSight<E>(moves)
  useEffect(() => {
    if (!moves || !inSight) return undefined
    const timer = window.setInterval(() => setIndex((now) => (now + 1) % count), delay)
    return () => window.clearInterval(timer)
  }, [moves, inSight, count, delay])
  return { ref, index, paused, toggle: () => setChoice(paused ? 'play' : 'pause') }
}
