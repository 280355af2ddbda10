/**
 * Marks a page that opens at its top (`data-from-top`), not in the middle, as after a reload, on the way back or where the
 * address names a place: what lies far below may be laid out after the first screen has been drawn (Section.module.css).
 *
 * The text of this function stands in the head of every page and runs there by itself: it may use nothing from outside, nor
 * syntax for which the compiler calls a helper.
 */
export const openAtTop = () => {
  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  if (navigation && navigation.type === 'navigate' && !location.hash) document.documentElement.dataset['fromTop'] = ''
}
