/** What react-slick leaves to do for the slides of a row. */

/**
 * Slides out of view take no focus and are not read out (react-slick only hides them from screen readers). A link or button
 * that goes out of view with its slide hands the focus to the first one in view, so that the arrow keys keep working.
 */
export const markInert = (row: HTMLElement) => {
  const focused = document.activeElement
  for (const slide of row.querySelectorAll('.slick-slide')) {
    slide.toggleAttribute('inert', !slide.classList.contains('slick-active'))
  }
  if (row.contains(focused) && focused?.closest('[inert]')) {
    row.querySelector<HTMLElement>('.slick-active :is(a, button)')?.focus({ preventScroll: true })
  }
}

/**
 * Asks for the pictures of the slides on both sides, which would else come when they are in view: lazy loading sees no
 * farther than the row's edges. Not where data is to be saved.
 */
export const fetchNeighbours = (row: HTMLElement) => {
  if (navigator.connection?.saveData) return
  for (const slide of row.querySelectorAll('.slick-active')) {
    for (const neighbour of [slide.previousElementSibling, slide.nextElementSibling]) {
      for (const picture of neighbour?.querySelectorAll('img') ?? []) picture.loading = 'eager'
    }
  }
}
