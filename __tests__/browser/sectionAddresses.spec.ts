/** A section's address lands below the header however one comes to it: nothing changes its height while the page scrolls. */
import { expect, test } from '@playwright/test'
import { SECTION_KEYS } from '../../src/config/routes'
import { readToEnd } from './readToEnd'
import { NEAR_PX, sectionMiss } from './sectionMiss'
import { PAGE_KINDS } from './site'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`${width} px: typed on the open page, by Back, from another page`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const misses: Record<string, number> = {}
    await page.goto('/')
    for (const key of SECTION_KEYS) {
      await page.evaluate((hash) => (location.hash = hash), key)
      misses[`typed #${key}`] = await page.evaluate(sectionMiss, key)
    }
    for (const key of SECTION_KEYS.toReversed().slice(1, 3)) {
      await page.goBack()
      misses[`back to #${key}`] = await page.evaluate(sectionMiss, key)
    }
    for (const key of ['coral', 'Event']) {
      await page.goto(PAGE_KINDS.privacy)
      await page.goto(`/#${key}`)
      misses[`from another page to #${key}`] = await page.evaluate(sectionMiss, key)
    }
    expect(Object.entries(misses).filter(([, miss]) => miss > NEAR_PX)).toEqual([])
  })
}

test('a page that is loaded anew stays where it was', async ({ page }) => {
  await page.goto('/')
  await readToEnd(page)
  const team = page.locator('#team')
  await team.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  const top = await team.evaluate((section) => section.getBoundingClientRect().top)
  await page.reload()
  await expect.poll(() => team.evaluate((section) => section.getBoundingClientRect().top)).toBeCloseTo(top, 0)
})
