import type { GatsbyBrowser } from 'gatsby'

/** Where the browser itself opens an address with a section, the next Tab is in that section (WCAG 2.4.3). */
const focusSection = () => {
  const section = document.getElementById(window.location.hash.slice(1))
  if (!section) return
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}

/**
 * Where a navigation leads: a new page opens at its top or at the section of its address, and a page that was seen before
 * where it was left, also if its address names a section. Within a page the browser knows best: sections scroll as the style
 * sheet says (smoothly, unless less motion is preferred), Back and Forward return. Only a link to the page itself has to be
 * carried out: to the section, or to the top.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  routerProps: { location },
  prevRouterProps,
  getSavedScrollPosition,
}) => {
  // Gatsby notes on the location how it was reached
  const isPushed = (location as { action?: string }).action === 'PUSH'
  const isSamePage = prevRouterProps?.location.pathname === location.pathname
  if (location.hash && (isPushed || !prevRouterProps)) {
    if (prevRouterProps) {
      focusSection()
      // some time after another page is drawn, the router gives the focus to the box around it
      if (!isSamePage) window.addEventListener('focusin', focusSection, { once: true })
    }
    return true
  }
  if (isSamePage) {
    if (isPushed) window.scrollTo({ top: 0 })
    return false
  }
  const saved = getSavedScrollPosition(location)
  const [left, top] = Array.isArray(saved) ? saved : [0, saved ?? 0]
  window.scrollTo({ left, top, behavior: 'instant' })
  return false
}
