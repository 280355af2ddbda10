import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * React takes over the page in small steps instead of one long task, so that a slow phone answers to taps and scrolling
 * meanwhile.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element)
  })
}
