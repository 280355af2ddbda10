import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** Gatsby's loader of pages, as its links use it */
    ___loader: { hovering: (path: string) => void }
  }
}

/** Pages whose links come into view are not fetched ahead. */
export const disableCorePrefetching = () => true

/** Those whose link the visitor points at are, unless data is to be saved. */
export const onClientEntry = () => {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) window.___loader.hovering = () => undefined
}

/**
 * React takes over the page in small steps instead of one long task, so that a slow phone answers to taps and scrolling
 * meanwhile.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element)
  })
}

/** React has taken over: what the visitor clicked meanwhile is carried out. */
export const onInitialClientRender = () => window.catchUp?.()
