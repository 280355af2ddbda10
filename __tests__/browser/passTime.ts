import type { Page } from '@playwright/test'

/** Lets time pass at once for what moves by CSS; what is paused stays. */
export const passTime = (page: Page, ms: number) =>
  page.evaluate((more) => {
    for (const one of document.getAnimations()) {
      if (one.playState === 'running' && one.timeline === document.timeline)
        one.currentTime = Number(one.currentTime) + more
    }
  }, ms)
