import type { Page } from '@playwright/test'

/** Reads a page to its end, a window at a time, so that all that comes late has come. */
export const readToEnd = async (page: Page) => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await page.waitForLoadState('networkidle')
}
