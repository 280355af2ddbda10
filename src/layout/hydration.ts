import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * React takes over the page in small steps instead of one long task, so that a slow phone answers to taps and scrolling
 * meanwhile.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // `gatsby develop` sends pages without content: there is nothing to take over
  if (process.env.NODE_ENV === 'development') {
    createRoot(container).render(element)
    return
  }
  startTransition(() => {
    hydrateRoot(container, element)
  })
}

/** React has taken over: what the visitor clicked meanwhile is carried out, once. */
export const onInitialClientRender = () => {
  window.replayInteractions?.()
  delete window.replayInteractions
}
