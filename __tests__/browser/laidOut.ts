import type { Page } from '@playwright/test'

/** Lays out at once what is far below the first screen, for which a visitor waits a while (src/styles/farBelow.css). */
export const laidOut = (page: Page) =>
  page.waitForFunction(() => {
    const waiting = document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'far')
    for (const one of waiting) one.finish()
    return waiting.length === 0
  })
