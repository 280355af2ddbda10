import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { present } from '../../lib/present'
import { showDialog } from '../roots'
import { Lightbox } from './Lightbox'
import { lightboxPictures, openerOf } from './lightboxPictures'

/** Opens the pictures of a group (`data-lightbox-group`, which is its name) at the one whose link was chosen. */
export const showLightbox = (chosen: HTMLAnchorElement) => {
  const part = present(chosen.closest<HTMLElement>('[data-lightbox-group]'), 'group of a picture')
  return showDialog((onClosed) => {
    const onClose = () => {
      openerOf(part, chosen).focus({ preventScroll: true })
      onClosed()
    }
    const name = part.dataset['lightboxGroup'] ?? ''
    return <Lightbox name={name} {...lightboxPictures(part, chosen)} onClose={onClose} />
  })
}
