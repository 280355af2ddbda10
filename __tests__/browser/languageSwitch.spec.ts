/** What the words of another language ask of the pages, and how a visitor comes from one language to the other. */
import { expect, test, type Page } from '@playwright/test'
import { routeIn } from '../../src/i18n/routeIn'
import '../../src/i18n/words'
import { brokenWords } from './brokenWords'
import { PAGE_KINDS, WIDTHS } from './site'

for (const kind of ['home', 'dive', 'giving', 'impact', 'all stories'] as const) {
  test(`${kind}: no word of a heading, of the team or of the footer breaks, in Indonesian`, async ({ page }) => {
    await page.goto(routeIn('id', PAGE_KINDS[kind]))
    await page.evaluate(() => document.fonts.ready)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await brokenWords(page.locator('main :is(h1, h2, h3), #team p, footer p')), `${width} px`).toEqual([])
    }
  })
}

const otherLanguage = (page: Page, region: 'banner' | 'dialog') =>
  page.getByRole(region).getByRole('link', { name: 'Bahasa Indonesia' })

test('the switch leads to the same page, before the page has a script, and back', async ({ page }) => {
  await page.goto('/impact')
  await otherLanguage(page, 'banner').click()
  await expect(page).toHaveURL(/\/id\/impact$/)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^d]\/impact$/)
})

test('on a small phone the other language stands in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/impact')
  await expect(otherLanguage(page, 'banner')).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const link = otherLanguage(page, 'dialog')
  await expect(link).toBeVisible()
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect(page).toHaveURL(/\/id\/impact$/)
})

/** How much of the part of the page that is read has gone out of the window. */
const placeIn = (page: Page, part: string) =>
  page.locator(part).evaluate((one) => -one.getBoundingClientRect().top / one.getBoundingClientRect().height)

for (const [path, part] of [
  ['/detail-news-24', 'main > article'],
  ['/#gallery', '#gallery'],
] as const) {
  test(`${path}: the switch keeps the fragment and the place where one reads`, async ({ page }) => {
    await page.goto(path)
    await expect(async () => {
      await page.locator(part).evaluate((one) => {
        const { top, height } = one.getBoundingClientRect()
        scrollTo({ top: scrollY + top + 0.4 * height, behavior: 'instant' })
      })
      // while the browser goes to the fragment, it takes the page along
      await page.waitForTimeout(500)
      expect(await placeIn(page, part)).toBeCloseTo(0.4, 1)
    }).toPass()
    // not `click`, which scrolls before
    await otherLanguage(page, 'banner').dispatchEvent('click')
    // not before all of the page has come
    await expect(page).toHaveURL(routeIn('id', path), { timeout: 45_000 })
    await expect.poll(() => placeIn(page, part)).toBeCloseTo(0.4, 1)
  })
}

test('the switch keeps what is searched for', async ({ page }) => {
  await page.goto('/search?q=Lombok')
  await otherLanguage(page, 'banner').click()
  await expect(page).toHaveURL('/id/search?q=Lombok')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Lombok')
})
