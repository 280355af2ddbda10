/**
 * Marks a page that opens at its top (`data-from-top`), not in the middle, as after a reload, on the way back or where the
 * address names a place: what lies far below may be laid out after the first screen has been drawn (src/styles/farBelow.css).
 * When all of it is there the mark goes, so that nothing has to be styled anew for it when the script takes over; and before
 * that where a link leads to a section of the page, or the key End to its foot: that would else not be where the browser
 * takes it to be. After a jump of another kind it would be too late: the browser does not keep in place what it has just
 * jumped to.
 *
 * The text of this function stands in the head of every page and runs there by itself: it may use nothing from outside, nor
 * syntax for which the compiler calls a helper.
 */
export const markOpenedAtTop = () => {
  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  if (!navigation || navigation.type !== 'navigate' || location.hash) return
  const { dataset } = document.documentElement
  dataset.fromTop = ''
  const layOutAll = () => delete dataset.fromTop
  addEventListener('load', () => setTimeout(layOutAll, 3500))
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && layOutAll(), true)
  addEventListener('keydown', ({ key }) => key === 'End' && layOutAll())
}
