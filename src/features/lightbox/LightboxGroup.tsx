import { useState, type MouseEvent, type ReactNode } from 'react'
import { LIGHTBOX_LINKS } from './lightboxPictures'
import type { Lightbox } from './Lightbox'

type LightboxGroupProps = {
  /** Name of the large view */
  name: string
  children: ReactNode
}

/**
 * Opens the pictures inside it (`LightboxLink`) large, one beside the other. Nothing is loaded for it before the first one is
 * chosen; if that fails, the link is followed. It has to stand around a carousel, not inside: there the carousel has
 * already kept back the click that ends a drag.
 */
export const LightboxGroup = ({ name, children }: LightboxGroupProps) => {
  const [view, setView] = useState<{ Lightbox: typeof Lightbox; part: Element; chosen: HTMLAnchorElement }>()
  const onClick = (event: MouseEvent) => {
    const part = event.currentTarget
    const chosen = (event.target as Element).closest<HTMLAnchorElement>(LIGHTBOX_LINKS)
    if (!chosen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    chosen.setAttribute('aria-busy', 'true')
    void import('./Lightbox')
      .then(({ Lightbox }) => setView({ Lightbox, part, chosen }))
      .catch(() => window.location.assign(chosen.href))
      .finally(() => chosen.removeAttribute('aria-busy'))
  }
  return (
    <>
      <div onClick={onClick}>{children}</div>
      {view && <view.Lightbox name={name} part={view.part} chosen={view.chosen} onClosed={() => setView(undefined)} />}
    </>
  )
}
