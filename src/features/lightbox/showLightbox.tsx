import { present } from '../../lib/present'
import { showDialog } from '../roots'
import { Lightbox } from './Lightbox'

/** Opens the group of a picture at this one. */
export const showLightbox = (chosen: HTMLAnchorElement) => {
  const part = present(chosen.closest<HTMLElement>('[data-lightbox-group]'), 'group of a picture')
  return showDialog((onClosed) => (
    <Lightbox name={part.dataset['lightboxGroup'] ?? ''} {...{ part, chosen, onClosed }} />
  ))
}
