import type { Page } from '@playwright/test'

/** No picture that has come near takes longer. */
const REST_MS = 500

/** Reads a page to its end, a window at a time, so that all that comes late has come. */
export const readToEnd = async (page: Page) => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  const count = () => page.evaluate(() => [...document.images].filter(({ complete }) => complete).length)
  for (let before = -1, loaded = await count(); loaded !== before; loaded = await count()) {
    before = loaded
    await page.waitForTimeout(REST_MS)
  }
}
