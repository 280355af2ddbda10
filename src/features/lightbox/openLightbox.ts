import { LIGHTBOX_LINKS } from './lightboxPictures'

const load = () => import('./showLightbox')

/** Loads the large view while the page has nothing else to do, so that a tap need not wait for it; not where data is to be saved. */
export const preloadLightbox = () => {
  if (navigator.connection?.saveData || !document.querySelector(LIGHTBOX_LINKS)) return
  const preload = () => void load().catch(() => undefined)
  // Safari has no such call
  if ('requestIdleCallback' in window) window.requestIdleCallback(preload)
  else setTimeout(preload)
}

/** Opens the picture of a link large, and with it those of its `LightboxGroup`; if it cannot be loaded, the link is followed. */
export const openLightbox = async (link: HTMLElement, event: Event) => {
  event.preventDefault()
  const chosen = link as HTMLAnchorElement
  chosen.setAttribute('aria-busy', 'true')
  try {
    const { showLightbox } = await load()
    await showLightbox(chosen)
  } catch {
    window.location.assign(chosen.href)
  }
  chosen.removeAttribute('aria-busy')
}
