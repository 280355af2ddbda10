/**
 * Marks a page that opens in its middle (`data-whole`): after a reload, on the way back, or where the address names a place. All of
 * it is then laid out at once, so that the place is found (src/components/Section.module.css).
 * Runs in pages as text: see `call` (src/gatsby/patches/deferScripts.ts).
 */
export const layOutWhole = () => {
  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  if (!navigation || navigation.type !== 'navigate' || location.hash) document.documentElement.dataset['whole'] = ''
}
