/**
 * Opens the picture of a link large, and with it those of its `LightboxGroup`. Nothing is loaded for it before the first one is
 * chosen; if that fails, the link is followed.
 */
export const openLightbox = async (link: HTMLElement, event: Event) => {
  event.preventDefault()
  const chosen = link as HTMLAnchorElement
  chosen.setAttribute('aria-busy', 'true')
  try {
    const { showLightbox } = await import('./showLightbox')
    await showLightbox(chosen)
  } catch {
    window.location.assign(chosen.href)
  }
  chosen.removeAttribute('aria-busy')
}
