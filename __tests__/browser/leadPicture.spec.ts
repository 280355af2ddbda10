/** What stands in front of a page's lead picture. */
import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from './site'

const PHONE = { width: 390, height: 844 }
const WINDOWS = { phone: PHONE, computer: { width: 1280, height: 800 } }

/** Its file says that it stands beside the title. */
const BESIDE = '/detail-news-21'

for (const [shape, viewport] of Object.entries(WINDOWS)) {
  for (const path of [PAGE_KINDS.home, PAGE_KINDS['article with slider'], BESIDE, PAGE_KINDS.dive]) {
    test(`${path}, ${shape}: the lead picture is asked for first, and in one file`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const asked: string[] = []
      page.on('request', (request) => {
        if (['image', 'font'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname)
      })
      await page.goto(path)
      const lead = page.locator('img[fetchpriority="high"]')
      const shown = await lead.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
      const folder = shown.split('/').slice(0, 3).join('/')
      expect(asked[0]).toBe(shown)
      expect(asked.filter((path) => path.startsWith(folder))).toEqual([shown])
    })
  }
}

test('a picture that stands beside the title on a computer stands below it on a phone, and opens large', async ({
  page,
}) => {
  await page.goto(BESIDE)
  const lead = page.locator('img[fetchpriority="high"]')
  const boxes = async () => ({
    picture: (await lead.boundingBox())!,
    title: (await page.getByRole('heading', { level: 1 }).boundingBox())!,
  })
  const wide = await boxes()
  expect(wide.picture.x).toBeGreaterThan(wide.title.x + wide.title.width)
  await page.setViewportSize(PHONE)
  const narrow = await boxes()
  expect(narrow.picture.y).toBeGreaterThan(narrow.title.y + narrow.title.height)
  await page.locator('a', { has: lead }).click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
})

test('dive: a phone loads the upright picture, which is small', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(PAGE_KINDS.dive)
  const [ratio, bytes] = await page.locator('img[fetchpriority="high"]').evaluate((image: HTMLImageElement) => {
    const loaded = performance.getEntriesByName(image.currentSrc)[0] as PerformanceResourceTiming
    return [image.naturalWidth / image.naturalHeight, loaded.encodedBodySize]
  })
  expect(ratio).toBeLessThan(1)
  expect(bytes).toBeLessThan(50_000)
})

test('pictures have their place before they come: nothing moves', async ({ page }) => {
  await page.route(/\.(avif|jpe?g|png)$/, (route) => route.abort())
  await page.goto(PAGE_KINDS.home)
  const withoutPlace = await page
    .locator('picture:has(source[sizes]) > img')
    .evaluateAll((images) =>
      images.filter((image) => image.checkVisibility() && image.clientWidth > 0 && image.clientHeight < 8),
    )
  expect(withoutPlace).toEqual([])
})
