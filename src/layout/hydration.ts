import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Pages whose links come into view are not fetched ahead, only those whose link is pointed at. */
export const disableCorePrefetching = () => true

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

/**
 * React has taken over: what the visitor clicked meanwhile is carried out, once. The next page may open anywhere. Gatsby
 * learns how far the visitor has scrolled, where Back shall lead: it hears of it by events only.
 */
export const onInitialClientRender = () => {
  delete document.documentElement.dataset.fromTop
  window.dispatchEvent(new Event('scroll'))
  window.replayInteractions?.()
  delete window.replayInteractions
}
