import type { GatsbyBrowser } from 'gatsby'

/**
 * Where a navigation leads: a new page opens at its top at once, and a page that was seen before where it was left. Within a
 * page the browser knows best: sections scroll as the style sheet says (smoothly, unless less motion is preferred), Back and
 * Forward return. Only a link to the page itself, without a section, has to be carried out: to the top.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  routerProps: { location },
  prevRouterProps,
  getSavedScrollPosition,
}) => {
  if (location.hash) return true
  if (prevRouterProps?.location.pathname === location.pathname) {
    // Gatsby notes on the location how it was reached
    if ((location as { action?: string }).action === 'PUSH') window.scrollTo({ top: 0 })
    return false
  }
  const saved = getSavedScrollPosition(location)
  const [left, top] = Array.isArray(saved) ? saved : [0, saved ?? 0]
  window.scrollTo({ left, top, behavior: 'instant' })
  return false
}
