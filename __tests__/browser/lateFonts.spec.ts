/** Text is shown at once in a local face; when the site's own arrives, nothing may move (CLS, web vitals). */
import { expect, test, type Page } from '@playwright/test'
import { DIVE_ROUTE, HOME_ROUTE, NEWS_ROUTE, newsRoute } from '../../src/config/routes'
import { drawn } from './drawn'
import { held } from './held'
import { shiftOf, watchShift } from './layoutShift'
import { WIDTHS } from './site'

/** The longest titles of the content, one with an author */
const STORIES = [9, 20, 31].map(newsRoute)
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

const CASES = [320, 390, 1280].flatMap((width) =>
  [HOME_ROUTE, NEWS_ROUTE, DIVE_ROUTE, STORIES[0]!].map((path) => [path, width] as const),
)

for (const [path, width] of CASES) {
  test(`nothing moves on ${path} at ${width} px when a font comes late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShift(page)
    const show = await openWithoutFonts(page, path)
    await show()
    expect(await shiftOf(page)).toBeLessThanOrEqual(UNSEEN)
  })
}

test('a title has the same lines in a local face, at every width', async ({ browser }) => {
  for (const path of STORIES) {
    const page = await browser.newPage()
    const show = await openWithoutFonts(page, path)
    const title = page.getByRole('heading', { level: 1 })
    const heights = async () => {
      const all: number[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        all.push((await title.boundingBox())!.height)
      }
      return all
    }
    const before = await heights()
    await show()
    expect([path, await heights()]).toEqual([path, before])
    await page.close()
  }
})
