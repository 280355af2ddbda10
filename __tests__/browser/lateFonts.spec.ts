/** Text is shown at once in a local face; when the site's own arrives, nothing may move (CLS, web vitals). */
import { expect, test, type Page } from '@playwright/test'
import { DIVE_ROUTE, HOME_ROUTE, NEWS_ROUTE, newsRoute } from '../../src/config/routes'
import { drawn } from './drawn'
import { held } from './held'
import { shiftOf, watchShift } from './layoutShift'

/** The longest title of the content */
const LONG_TITLE = newsRoute(13)
/** What nobody sees, in units of CLS. */
const UNSEEN = 0.002

/** Opens a page whose fonts are held back; resolves to what lets them through and waits until they are shown. */
const openWithoutFonts = async (page: Page, path: string) => {
  const arrive = await held(page, /\.woff2$/)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await drawn(page)
  return async () => {
    arrive()
    await page.evaluate(() => document.fonts.ready)
  }
}

for (const [path, width] of [
  [HOME_ROUTE, 390],
  [HOME_ROUTE, 1280],
  [NEWS_ROUTE, 390],
  [DIVE_ROUTE, 390],
  [LONG_TITLE, 390],
  [LONG_TITLE, 320],
] as const) {
  test(`nothing moves on ${path} at ${width} px when a font comes late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShift(page)
    const show = await openWithoutFonts(page, path)
    await show()
    expect(await shiftOf(page)).toBeLessThanOrEqual(UNSEEN)
  })
}
