/**
 * Marks a page that opens in its middle (`data-whole`): after a reload, on the way back, or where the address names a place. All of
 * it is then laid out at once, so that the place is found (src/components/Section.module.css).
 *
 * The text of this function stands in every page and runs there by itself: it may use nothing from outside, nor syntax for
 * which the compiler calls a helper.
 */
export const layOutWhole = () => {
  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  if (!navigation || navigation.type !== 'navigate' || location.hash) document.documentElement.dataset['whole'] = ''
}
