import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { drawInDialog } from '../roots'
import { Lightbox } from './Lightbox'
import { lightboxPictures } from './lightboxPictures'

/** Draws the pictures of a part of the page into the open dialog, at the one whose link was chosen. */
export const drawLightbox = (dialog: HTMLDialogElement, part: HTMLElement, chosen: HTMLAnchorElement) =>
  drawInDialog(dialog, <Lightbox {...lightboxPictures(part, chosen)} onClose={() => dialog.close()} />)
