/** The visitor's preference for less motion (WCAG 2.3.3), as the browser tells it. */
export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')
