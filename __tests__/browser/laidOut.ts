import type { Page } from '@playwright/test'

/** Resolves when also what is far below the first screen is laid out (src/styles/farBelow.css). */
export const laidOut = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every((animation) => (animation as CSSAnimation).animationName !== 'far'),
  )
