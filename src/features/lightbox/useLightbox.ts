import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { lightboxPictures, openerOf } from './lightboxPictures'
import type { ControllerRef, ZoomRef } from './LightboxStage'

/**
 * What the large view shows and how it moves. `moved` says whether another picture than the first was asked for, `zoomed`
 * whether the picture is larger than its place.
 * @param part the part of the page whose pictures are shown
 * @param chosen the link to the first one
 */
export const useLightbox = (part: Element, chosen: HTMLAnchorElement, onClosed: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)
  const [{ pictures, index: first }] = useState(() => lightboxPictures(part, chosen))
  const [index, setIndex] = useState(first)
  const [moved, setMoved] = useState(false)
  const [zoomed, setZoomed] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    closeButton.current?.focus()
  }, [])

  const previous = () => controller.current?.prev()
  const next = () => controller.current?.next()
  const close = () => dialog.current?.close()
  const toggleZoom = () => (zoomed ? zoom.current?.changeZoom(1) : zoom.current?.zoomIn())
  const onView = (to: number) => {
    if (to !== index) setMoved(true)
    setIndex(to)
  }
  const onZoom = (to: number) => setZoomed(to > 1)
  const onClose = () => {
    openerOf(part, chosen).focus({ preventScroll: true })
    onClosed()
  }
  // arrows, + and - reach the stage itself while the focus is there; then they also move a picture that is zoomed
  const keys: Record<string, () => void> = {
    ArrowLeft: () => previous(),
    ArrowRight: () => next(),
    Home: () => onView(0),
    End: () => onView(pictures.length - 1),
    '+': () => {
      zoom.current?.zoomIn()
      controller.current?.focus()
    },
    '-': () => zoom.current?.zoomOut(),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    keys[event.key]?.()
  }
  return {
    dialog,
    closeButton,
    stage: { pictures, index, controller, zoom, onView, onZoom, onClose: close },
    moved,
    zoomed,
    previous,
    next,
    close,
    toggleZoom,
    onClose,
    onKeyDown,
  }
}
