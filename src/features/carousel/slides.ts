/** What both kinds of row do with the elements of their slides. `track` is the element whose children the slides are. */

const LINKS = 'a, button'

/** How far a row has to be scrolled for slide `index` to stand at its start, in CSS pixels. */
export const offsetOf = (track: HTMLElement, index: number) => {
  const [first, slide] = [track.children[0], track.children[index]] as (HTMLElement | undefined)[]
  return first && slide ? slide.offsetLeft - first.offsetLeft : 0
}

/** The slide at which a row stands, with a fraction between two of them. */
export const positionOf = (track: HTMLElement) => track.scrollLeft / offsetOf(track, 1) || 0

/**
 * Slides out of view take no focus and are not read out. A link or button that goes out of view with its slide hands the
 * focus to the first one in view, so that the arrow keys keep working.
 */
export const makeInert = (track: Element, isInView: (slide: Element, index: number) => boolean) => {
  const focused = document.activeElement
  const slides = [...track.children]
  slides.forEach((slide, index) => slide.toggleAttribute('inert', !isInView(slide, index)))
  if (focused?.closest('[inert]') && track.contains(focused)) {
    const inView = slides.find((slide) => !slide.matches('[inert]'))
    inView?.querySelector<HTMLElement>(LINKS)?.focus({ preventScroll: true })
  }
}

/**
 * Asks for the pictures of the slides on both sides, which would else come when they are in view: lazy loading sees no
 * farther than the row's edges. Not where data is to be saved.
 */
export const preloadNeighbours = (track: Element) => {
  if (navigator.connection?.saveData) return
  for (const slide of track.querySelectorAll(':scope > :not([inert])')) {
    for (const neighbour of [slide.previousElementSibling, slide.nextElementSibling]) {
      for (const picture of neighbour?.querySelectorAll('img') ?? []) picture.loading = 'eager'
    }
  }
}
