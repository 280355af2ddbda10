import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from './useReducedMotion'

/**
 * Counts 0, 1, … `count` − 1 and round again, one step every `delay` ms while the element of its `ref` is in sight. Stands
 * still while paused and where the visitor prefers less motion, until the visitor starts it.
 */
export const useRotation = <E extends Element>(count: number, delay: number) => {
  const ref = useRef<E>(null)
  const reduced = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const paused = choice ? choice === 'pause' : reduced
  useEffect(() => {
    if (paused || count < 2) return undefined
    let timer = 0
    const observer = new IntersectionObserver((entries) => {
      window.clearInterval(timer)
      if (entries.at(-1)!.isIntersecting) timer = window.setInterval(() => setIndex((now) => (now + 1) % count), delay)
    })
    observer.observe(ref.current!)
    return () => {
      observer.disconnect()
      window.clearInterval(timer)
    }
  }, [paused, count, delay])
  return { ref, index, paused, toggle: () => setChoice(paused ? 'play' : 'pause') }
}
