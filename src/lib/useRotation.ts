import { useEffect, useState } from 'react'
import { useReducedMotion } from './useReducedMotion'

/**
 * Counts 0, 1, … `count` − 1 and round again, one step every `delay` ms. Stands still while paused and where the visitor
 * prefers less motion, until the visitor starts it.
 */
export const useRotation = (count: number, delay: number) => {
  const reduced = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const paused = choice ? choice === 'pause' : reduced
  useEffect(() => {
    if (paused || count < 2) return undefined
    const timer = window.setInterval(() => setIndex((now) => (now + 1) % count), delay)
    return () => window.clearInterval(timer)
  }, [paused, count, delay])
  return { index, paused, toggle: () => setChoice(paused ? 'play' : 'pause') }
}
