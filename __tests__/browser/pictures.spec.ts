import { expect, test, type Page } from '@playwright/test'
import { newsRoute } from '../../src/config/routes'
import { readToEnd } from './readToEnd'
import { PAGE_KINDS } from './site'

/** Windows that the layout was made for: width, and physical pixels a CSS pixel. */
const SCREENS = [
  [390, 3],
  [768, 2],
  [1280, 1],
] as const
const PAGES = [PAGE_KINDS.home, PAGE_KINDS['article with slider'], newsRoute(4), PAGE_KINDS.dive]
/** The widths that are made lie up to 1.6 apart; what is smaller than this costs nothing. */
const TOO_WIDE = 1.75
const SMALL = 260
/** Below this the eye sees that a picture was stretched. */
const BLURRED = 0.86

/** Of each picture in sight, the pixels served across for each pixel shown across; 1 is exact. */
const measure = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture:has(source[sizes]) > img')]
      .filter((image) => image.complete && image.checkVisibility() && image.offsetWidth > 0)
      .map((image) => {
        const path = new URL(image.currentSrc).pathname
        const sets = [...image.parentElement!.querySelectorAll('source')].map(({ srcset }) => srcset)
        const files = sets.find((set) => set.includes(path))!.split(/,\s*/)
        const widthOf = (file = '') => Number.parseInt(file.split(' ')[1]!)
        const served = widthOf(files.find((file) => file.startsWith(path)))
        const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image
        const isCropped = getComputedStyle(image).objectFit === 'cover'
        const shown = isCropped ? Math.max(offsetWidth, (offsetHeight * naturalWidth) / naturalHeight) : offsetWidth
        return {
          name: image.alt || path,
          served,
          ratio: served / (shown * devicePixelRatio),
          isLargest: served === Math.max(...files.map(widthOf)),
        }
      }),
  )

for (const [width, deviceScaleFactor] of SCREENS) {
  test.describe(`${width} px, ${deviceScaleFactor}×`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor, reducedMotion: 'reduce' })

    for (const path of PAGES) {
      test(`pictures of ${path} are as wide as they are shown`, async ({ page }) => {
        await page.goto(path)
        await readToEnd(page)
        const all = await measure(page)
        expect(all.length).toBeGreaterThan(3)
        expect(all.filter(({ ratio, served }) => ratio > TOO_WIDE && served > SMALL)).toEqual([])
        expect(all.filter(({ ratio, isLargest }) => ratio < BLURRED && !isLargest)).toEqual([])
      })
    }
  })
}
