import { useState, type MouseEvent, type ReactNode } from 'react'
import { LARGE_PICTURE_LINKS } from '../lib/largePictures'
import type { LargeView } from './LargeView'

type LargePicturesProps = {
  /** Name of the large view */
  name: string
  children: ReactNode
}

/**
 * Opens the pictures inside it (`PictureLink`) large, one beside the other. Nothing is loaded for it before the first one is
 * chosen; if that fails, the link is followed. It has to stand around a carousel, not inside: there the carousel has
 * already kept back the click that ends a drag.
 */
export const LargePictures = ({ name, children }: LargePicturesProps) => {
  const [view, setView] = useState<{ LargeView: typeof LargeView; part: Element; chosen: HTMLAnchorElement }>()
  const onClick = (event: MouseEvent) => {
    const part = event.currentTarget
    const chosen = (event.target as Element).closest<HTMLAnchorElement>(LARGE_PICTURE_LINKS)
    if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    chosen.ariaBusy = 'true'
    void import('./LargeView')
      .then(({ LargeView }) => setView({ LargeView, part, chosen }))
      .catch(() => window.location.assign(chosen.href))
      .finally(() => (chosen.ariaBusy = null))
  }
  return (
    <>
      <div onClick={onClick}>{children}</div>
      {view && <view.LargeView name={name} part={view.part} chosen={view.chosen} onClosed={() => setView(undefined)} />}
    </>
  )
}
