/** A section's address lands below the header however one comes to it: nothing changes its height while the page scrolls. */
import { expect, test, type Page } from '@playwright/test'
import { PAGE_KINDS } from './site'

const NEAR_PX = 4
const KEYS = ['mission', 'coral', 'team', 'voluteering', 'gallery', 'merchandise', 'news', 'Event']

/** How far the section lies below the place where the header ends, as soon as that stays the same for half a second. */
const missOf = (page: Page, key: string) =>
  page.evaluate(async (id) => {
    const edge = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    const miss = () => Math.round(document.getElementById(id)!.getBoundingClientRect().top - edge)
    let last = NaN
    for (let still = 0, frame = 0; still < 30 && frame < 900; frame += 1) {
      await new Promise(requestAnimationFrame)
      still = miss() === last && scrollY > 0 ? still + 1 : 0
      last = miss()
    }
    return Math.abs(last)
  }, key)

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    for (const key of KEYS) {
      test(`#${key}: typed on the open page, by Back, from another page and by a link`, async ({ page }) => {
        const misses: Record<string, number> = {}
        await page.goto('/')
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.evaluate((hash) => (location.hash = hash), key)
        misses.typed = await missOf(page, key)
        const other = key === 'news' ? 'mission' : 'news'
        await page.evaluate((hash) => (location.hash = hash), other)
        misses.after = await missOf(page, other)
        await page.goBack()
        misses.back = await missOf(page, key)
        await page.goto(PAGE_KINDS.dive)
        await page.goto(`/#${key}`)
        misses['from another page'] = await missOf(page, key)
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await page.evaluate((hash) => {
          const link = Object.assign(document.createElement('a'), { href: `/#${hash}` })
          document.querySelector('main')!.prepend(link)
          link.click()
          link.remove()
        }, key)
        misses['by a link'] = await missOf(page, key)
        expect(Object.entries(misses).filter(([, miss]) => miss > NEAR_PX)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
      })
    }
  })
}
