import type { Page } from '@playwright/test'

/** Opens a page and lays all of it out, to measure what no visitor has before the eyes at once (src/components/Section.module.css). */
export const openWhole = async (page: Page, path: string) => {
  await page.goto(path)
  await page.evaluate(() => (document.documentElement.dataset.whole = ''))
}
