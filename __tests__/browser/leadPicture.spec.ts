/** What stands in front of a page's lead picture. */
import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from './site'

const PHONE = { width: 390, height: 844 }
const COMPUTER = { width: 1280, height: 800 }

for (const viewport of [PHONE, COMPUTER]) {
  for (const path of [PAGE_KINDS.home, PAGE_KINDS['article with slider'], PAGE_KINDS.dive]) {
    test(`${path} at ${viewport.width} px: the lead picture is asked for first, and in one file`, async ({ page }) => {
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
