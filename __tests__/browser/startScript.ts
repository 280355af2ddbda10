import type { Page } from '@playwright/test'

/** Makes the visitor's first gesture, and resolves when React has taken the page over (src/layout/hydration.ts). */
export const startScript = async (page: Page) => {
  await page.mouse.move(5, 5)
  await page.waitForFunction(() => window.catchUp === undefined)
}
