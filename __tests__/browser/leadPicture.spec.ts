/** What stands in front of a page's lead picture. */
import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'

const WINDOWS = {
  upright: { width: 390, height: 844 },
  tablet: { width: 834, height: 1194 },
  across: { width: 1280, height: 800 },
}
const REEF = /\/reef-front-[^/]+\.svg$/

/** Its file says that it stands beside the title. */
const BESIDE = '/detail-news-21'

const PAGES = {
  home: PAGE_KINDS.home,
  'article with slider': PAGE_KINDS['article with slider'],
  'article with its picture beside the title': BESIDE,
  'event page': PAGE_KINDS['event page'],
  dive: PAGE_KINDS.dive,
}

for (const [shape, viewport] of Object.entries(WINDOWS)) {
  for (const [kind, path] of Object.entries(PAGES)) {
    test(`${kind}, ${shape}: the lead picture is asked for first, and in one file`, async ({ page }) => {
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

test('a picture that stands beside the title on a desk stands below the summary on a phone, and opens large', async ({
  page,
}) => {
  await page.goto(BESIDE)
  const boxes = async () => {
    const lead = (await page.locator('img[fetchpriority="high"]').boundingBox())!
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    return { lead, title }
  }
  const wide = await boxes()
  expect(wide.lead.x).toBeGreaterThan(wide.title.x + wide.title.width)
  expect(wide.lead.y).toBeLessThan(wide.title.y + wide.title.height)
  await page.setViewportSize(WINDOWS.upright)
  const narrow = await boxes()
  expect(narrow.lead.y).toBeGreaterThan(narrow.title.y + narrow.title.height)
  await page.locator('a:has(img[fetchpriority="high"])').click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Illustration of a large spiral/ })).toBeVisible()
})

test('dive: a phone loads the upright picture, which is small', async ({ page }) => {
  await page.setViewportSize(WINDOWS.upright)
  await page.goto(PAGE_KINDS.dive)
  const [ratio, bytes] = await page.locator('img[fetchpriority="high"]').evaluate((image: HTMLImageElement) => {
    const loaded = performance.getEntriesByName(image.currentSrc)[0] as PerformanceResourceTiming
    return [image.naturalWidth / image.naturalHeight, loaded.encodedBodySize]
  })
  expect(ratio).toBeLessThan(1)
  expect(bytes).toBeLessThan(40_000)
})

for (const [kind, pictures] of [
  ['dive', '#packages img'],
  ['all stories', 'main > header ~ section img'],
] as const) {
  test(`${kind}: on a phone the pictures of the next sheet are asked for after the first frame`, async ({ page }) => {
    await page.setViewportSize(WINDOWS.upright)
    await page.goto(PAGE_KINDS[kind])
    const next = page.locator(pictures).nth(1)
    await expect
      .poll(() => next.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy()
    const [drawn, asked] = await next.evaluate((image: HTMLImageElement) => [
      performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      performance.getEntriesByName(image.currentSrc)[0]!.startTime,
    ])
    expect(asked! - drawn!).toBeGreaterThan(50)
  })
}

test('the map is not asked for before it comes near', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /map-(coast|island)/.test(path))).toEqual([])
})

test('the reef at the foot of the menu is loaded when the menu opens', async ({ page }) => {
  await page.setViewportSize(WINDOWS.upright)
  const asked: string[] = []
  page.on('request', (request) => REEF.test(request.url()) && asked.push(request.url()))
  await page.goto('/news', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await startScript(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(() => asked).toHaveLength(1)
})
