/** Opens the picture of a link large, and with it those of its group (`data-lightbox-group`); if it cannot be loaded, the link is followed. */
export const openLightbox = async (link: HTMLElement, event: Event) => {
  event.preventDefault()
  const chosen = link as HTMLAnchorElement
  chosen.setAttribute('aria-busy', 'true')
  try {
    const { showLightbox } = await import(/* webpackChunkName: "lightbox" */ './showLightbox')
    await showLightbox(chosen)
  } catch {
    window.location.assign(chosen.href)
  }
  chosen.removeAttribute('aria-busy')
}
