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
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { Icon } from '../../components/Icon'
import { useWords } from '../../i18n/pageLanguage'
import { drawInDialog } from '../roots'
import * as sheet from './Lightbox.module.css'
import { lightboxPictures, type LightboxPicture } from './lightboxPictures'

/** Inside the dialog that keeps the focus and shuts off the page behind. */
const InDialog = ({ close, children }: ComponentProps) => {
  const box = useRef<HTMLDivElement>(null)
  const { subscribe } = useEvents()
  useEffect(() => {
    // where the library hears its keys
    box.current?.querySelector<HTMLElement>('.yarl__container')?.focus()
    return subscribe(ACTION_CLOSE, close)
  }, [subscribe, close])
  return (
    <div ref={box} className={sheet.view}>
      <LightboxRoot>{children}</LightboxRoot>
    </div>
  )
}

/** The browser's own dialog in place of the library's, and of its lock of the page's scrolling. */
const inDialog: Plugin = ({ remove, replace }) => {
  remove(MODULE_NO_SCROLL)
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, InDialog))
}

type LightboxProps = ReturnType<typeof lightboxPictures> & { onClose: () => void }

/**
 * Pictures as large as the window, in the dark, each with its caption on the page: the only file that imports
 * yet-another-react-lightbox, which moves and zooms them, says where one is, and stands still where less motion is preferred.
 */
const Lightbox = ({ pictures, index, onClose }: LightboxProps) => {
  const { common, lightbox: words } = useWords()
  const sign = (icon: Parameters<typeof Icon>[0]['name']) => () => <Icon name={icon} className={sheet.sign} />
  return (
    <YetAnotherLightbox
      open
      plugins={[inDialog, Captions, Counter, Zoom]}
      slides={pictures}
      index={index}
      close={onClose}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: '8%' }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true, closeOnEscape: false }}
      counter={{ container: { className: 'display' } }}
      captions={{ descriptionMaxLines: 8, descriptionTextAlign: 'center' }}
      zoom={{ maxZoomPixelRatio: 2 }}
      render={{
        slideHeader: ({ slide }) => <img className={sheet.shown} src={(slide as LightboxPicture).shown} alt="" />,
        iconPrev: sign('arrow'),
        iconNext: sign('arrow'),
        iconClose: sign('x'),
        iconZoomIn: sign('large'),
        iconZoomOut: sign('whole'),
      }}
      labels={{
        ...words,
        'Photo gallery': common.pictures,
        Slide: common.picture,
        Previous: common.previous(common.picture),
        Next: common.next(common.picture),
      }}
    />
  )
}

/** Draws the pictures of a part of the page into the open dialog, at the one whose link was chosen. */
export const drawLightbox = (dialog: HTMLDialogElement, part: HTMLElement, chosen: HTMLAnchorElement) =>
  drawInDialog(dialog, <Lightbox {...lightboxPictures(part, chosen)} onClose={() => dialog.close()} />)
