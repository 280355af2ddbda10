import { useEffect, type ReactNode, type Ref } from 'react'
import Lightbox, {
  ACTION_CLOSE,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  MODULE_TOOLBAR,
  useEvents,
  type ComponentProps,
  type ControllerRef,
  type Plugin,
  type ZoomRef,
} from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { useWords } from '../../i18n/pageLanguage'
import type { LightboxPicture } from './lightboxPictures'

export type { ControllerRef, ZoomRef }

type LightboxStageProps = {
  pictures: LightboxPicture[]
  index: number
  controller: Ref<ControllerRef>
  zoom: Ref<ZoomRef>
  onView: (index: number) => void
  /** With 1 where a picture is shown whole */
  onZoom: (zoom: number) => void
  onClose: () => void
}

const Place = ({ close, children }: ComponentProps & { children?: ReactNode }) => {
  const { subscribe } = useEvents()
  useEffect(() => subscribe(ACTION_CLOSE, close), [subscribe, close])
  return <LightboxRoot>{children}</LightboxRoot>
}

/** The library's own dialog, buttons and lock of the page's scrolling make room for ours. */
const inOwnDialog: Plugin = ({ remove, replace }) => {
  remove(MODULE_NO_SCROLL)
  remove(MODULE_TOOLBAR)
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, Place))
}

const nothing = () => null

/**
 * Pictures that are swiped from one to the next, pinched, tapped twice and pulled down: the only file that imports
 * yet-another-react-lightbox. Fills its box. Stands still where less motion is preferred (the library asks for that).
 */
export const LightboxStage = ({ pictures, index, controller, zoom, onView, onZoom, onClose }: LightboxStageProps) => {
  const words = useWords()
  return (
    <Lightbox
      open
      plugins={[inOwnDialog, Zoom]}
      slides={pictures}
      index={index}
      close={onClose}
      on={{ view: (to) => onView(to.index), zoom: (to) => onZoom(to.zoom) }}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: '8%' }}
      controller={{ ref: controller as never, closeOnPullDown: true, closeOnBackdropClick: true, closeOnEscape: false }}
      zoom={{ ref: zoom as never, maxZoomPixelRatio: 2 }}
      render={{ buttonPrev: nothing, buttonNext: nothing }}
      labels={{ 'Photo gallery': words.common.pictures, Slide: words.common.picture }}
    />
  )
}
