import { useEffect, useRef } from 'react'
import YetAnotherLightbox, {
  ACTION_CLOSE,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  useEvents,
  type ComponentProps,
  type Plugin,
} from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { Icon } from '../../components/Icon'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './Lightbox.module.css'
import type { lightboxPictures } from './lightboxPictures'

/** Keeps the focus inside, shuts off the page behind, and closes on Escape and, on Android, on Back. */
const ModalDialog = ({ labels, close, children }: ComponentProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { subscribe } = useEvents()
  useEffect(() => {
    dialog.current?.showModal()
    // where the library hears its keys
    dialog.current?.querySelector<HTMLElement>('.yarl__container')?.focus()
    return subscribe(ACTION_CLOSE, () => dialog.current?.close())
  }, [subscribe])
  return (
    <dialog ref={dialog} className={`${styles.view} on-abyss`} aria-label={labels?.Lightbox} onClose={close}>
      <LightboxRoot>{children}</LightboxRoot>
    </dialog>
  )
}

/** The browser's own dialog in place of the library's, and of its lock of the page's scrolling. */
const inModalDialog: Plugin = ({ remove, replace }) => {
  remove(MODULE_NO_SCROLL)
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, ModalDialog))
}

type LightboxProps = ReturnType<typeof lightboxPictures> & { name: string; onClose: () => void }

/**
 * Pictures as large as the window, in the dark, each with its caption on the page: the only file that imports
 * yet-another-react-lightbox, which moves and zooms them, says where one is, and stands still where less motion is preferred.
 */
export const Lightbox = ({ name, pictures, index, onClose }: LightboxProps) => {
  const { common, lightbox: words } = useWords()
  const sign = (icon: Parameters<typeof Icon>[0]['name']) => () => <Icon name={icon} className={styles.sign} />
  return (
    <YetAnotherLightbox
      open
      plugins={[inModalDialog, Captions, Counter, Zoom]}
      slides={pictures}
      index={index}
      close={onClose}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: '8%' }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true, closeOnEscape: false }}
      counter={{ container: { className: 'display' } }}
      captions={{ descriptionMaxLines: 8 }}
      zoom={{ maxZoomPixelRatio: 2 }}
      render={{
        iconPrev: sign('arrow'),
        iconNext: sign('arrow'),
        iconClose: sign('x'),
        iconZoomIn: sign('large'),
        iconZoomOut: sign('whole'),
      }}
      labels={{
        ...words,
        Lightbox: name,
        'Photo gallery': common.pictures,
        Slide: common.picture,
        Previous: common.previous(common.picture),
        Next: common.next(common.picture),
      }}
    />
  )
}
