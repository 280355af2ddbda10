import { present } from '../../lib/present'
import { whenFaded } from '../../lib/whenFaded'
import { imageIn, openerOf } from './lightboxPictures'

/** The large view at once, with the picture as the page has it (LightboxLink.module.css). Closing gives the focus back. */
const openDialog = (part: HTMLElement, chosen: HTMLAnchorElement) => {
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox on-abyss'
  dialog.setAttribute('aria-label', part.dataset['lightboxGroup'] ?? '')
  dialog.style.setProperty('--shown', `url("${imageIn(chosen).currentSrc}")`)
  dialog.addEventListener('close', async () => {
    openerOf(part, chosen).focus({ preventScroll: true })
    await whenFaded(dialog)
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/**
 * Opens the picture of a link large, and with it those of its group (`data-lightbox-group`, which is its name). What moves and
 * zooms them is drawn a moment later; if it cannot be loaded, the link is followed.
 */
export const openLightbox = async (link: HTMLElement, event: Event) => {
  event.preventDefault()
  const chosen = link as HTMLAnchorElement
  const part = present(chosen.closest<HTMLElement>('[data-lightbox-group]'), 'group of a picture')
  const dialog = openDialog(part, chosen)
  // drawing takes a slow phone longer than a frame
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  try {
    const { drawLightbox } = await import(/* webpackChunkName: "lightbox" */ './Lightbox')
    await drawLightbox(dialog, part, chosen)
  } catch {
    if (dialog.open) window.location.assign(chosen.href)
  }
}
