import type { Page } from '@playwright/test'

/** Resolves when the browser has drawn what is there: what the first frame finds out is in the second one. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
