/** A section's address lands below the header however one comes to it: nothing changes its height while the page scrolls. */
import { expect, test, type Page } from '@playwright/test'
import { PAGE_KINDS } from './site'

const NEAR_PX = 4
const KEYS = ['mission', 'coral', 'team', 'voluteering', 'gallery', 'merchandise', 'news', 'Event']

/** How far the section lies from where the header ends, as soon as that stays the same for half a second. */
const missOf = (page: Page, key: string) =>
  page.evaluate(async (id) => {
    const edge = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const miss = () => Math.round(Math.abs(document.getElementById(id)!.getBoundingClientRect().top - edge))
    for (let still = 0, last = NaN, frame = 0; still < 30 && frame < 900; frame += 1) {
      await new Promise(requestAnimationFrame)
      still = miss() === last && scrollY > 0 ? still + 1 : 0
      last = miss()
    }
    return miss()
  }, key)

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const key of KEYS) {
    test(`${width} px, #${key}: typed on the open page, by Back, from another page`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      const misses: Record<string, number> = {}
      const type = (hash: string) => page.evaluate((one) => (location.hash = one), hash)
      await page.goto('/')
      await type(key)
      misses.typed = await missOf(page, key)
      const other = key === 'news' ? 'mission' : 'news'
      await type(other)
      misses[other] = await missOf(page, other)
      await page.goBack()
      misses.back = await missOf(page, key)
      await page.goto(PAGE_KINDS.dive)
      await page.goto(`/#${key}`)
      misses['from another page'] = await missOf(page, key)
      expect(Object.entries(misses).filter(([, miss]) => miss > NEAR_PX)).toEqual([])
    })
  }
}
