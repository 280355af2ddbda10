/**
 * Slides out of view, and react-slick's copies, take no focus and are not read out. A link or button that goes out of view
 * with its slide hands the focus to the first one in view, so that the arrow keys keep working.
 */
export const makeInert = (row: Element) => {
  const focused = document.activeElement
  for (const slide of row.querySelectorAll('.slick-slide')) {
    slide.toggleAttribute('inert', !slide.matches('.slick-active:not(.slick-cloned)'))
  }
  if (!focused?.closest('[inert]') || !row.contains(focused)) return
  row.querySelector('.slick-active')?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}

/**
 * Asks for the pictures of the slides on both sides, which would else come when they are in view: lazy loading sees no
 * farther than the row's edges. Not where data is to be saved.
 */
export const preloadNeighbours = (carousel: Element) => {
  if (navigator.connection?.saveData) return
  for (const slide of carousel.querySelectorAll('.slick-active')) {
    for (const neighbour of [slide.previousElementSibling, slide.nextElementSibling]) {
      for (const picture of neighbour?.querySelectorAll('img') ?? []) picture.loading = 'eager'
    }
  }
}
