/** What the words of another language ask of the pages, and how a visitor comes from one language to the other. */
import { expect, test, type Page } from '@playwright/test'
import { routeIn } from '../../src/i18n/routeIn'
import '../../src/i18n/words'
import { brokenWords } from './brokenWords'
import { laidOut } from './laidOut'
import { PAGE_KINDS, WIDTHS } from './site'
import { startScript } from './startScript'

const PAGES = Object.entries(PAGE_KINDS).filter(([kind]) => kind !== 'style guide' && kind !== 'not found')

for (const [kind, path] of PAGES) {
  test(`${kind}: no word of a heading breaks, in Indonesian`, async ({ page }) => {
    await page.goto(routeIn('id', path))
    await page.evaluate(() => document.fonts.ready)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await laidOut(page)
      expect.soft(await brokenWords(page.locator('main :is(h1, h2, h3)')), `${width} px`).toEqual([])
    }
  })
}

for (const [language, path] of [
  ['English', '/'],
  ['Indonesian', '/id'],
]) {
  test(`the letters of the ${language} tagline are drawn out or pressed by an eighth at most`, async ({ page }) => {
    await page.goto(path!)
    await page.evaluate(() => document.fonts.ready)
    const drawn = await page.locator('#banner-heading').evaluate((heading) =>
      [...heading.closest('section')!.querySelectorAll('svg text')].map((text) => {
        const own = text.cloneNode(true) as SVGTextElement
        own.removeAttribute('textLength')
        text.after(own)
        const share = (text as SVGTextElement).textLength.baseVal.value / own.getComputedTextLength()
        own.remove()
        return share
      }),
    )
    expect(drawn).toHaveLength(2)
    for (const share of drawn) expect(Math.abs(share - 1)).toBeLessThan(1 / 8)
  })
}

const otherLanguage = (page: Page, region: 'banner' | 'contentinfo') =>
  page.getByRole(region).getByRole('link', { name: 'Bahasa Indonesia' })

test('the switch leads to the same page, before the page has a script, and back', async ({ page }) => {
  await page.goto('/impact')
  for (const region of ['banner', 'contentinfo'] as const) {
    await otherLanguage(page, region).click()
    await expect(page).toHaveURL(/\/id\/impact$/)
    await page.getByRole(region).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/[^d]\/impact$/)
  }
})

test('on a phone the other language stands in the menu and in the footer, also without script', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/impact')
  await expect(otherLanguage(page, 'banner')).toBeHidden()
  await expect(otherLanguage(page, 'contentinfo')).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Bahasa Indonesia' })
  await expect(link).toBeVisible()
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect(page).toHaveURL(/\/id\/impact$/)
  const withoutScript = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const plain = await withoutScript.newPage()
  await plain.goto('/impact')
  await expect(otherLanguage(plain, 'banner')).toBeInViewport({ ratio: 1 })
  await withoutScript.close()
})

test.describe('to who prefers Indonesian', () => {
  test.use({ locale: 'id-ID' })
  const offer = (page: Page) => page.getByRole('link', { name: 'Halaman ini juga ada dalam bahasa Indonesia.' })

  test('an English page offers it at the foot of the window, once its script is there, until it is closed', async ({
    page,
  }) => {
    await page.goto('/impact')
    await expect(offer(page)).toBeHidden()
    await page.getByRole('link', { name: 'Search' }).hover()
    await expect(offer(page)).toBeInViewport({ ratio: 1 })
    await expect(offer(page)).toHaveAttribute('hreflang', 'id')
    await page.getByRole('button', { name: 'Tutup' }).click()
    await expect(offer(page)).toBeHidden()
  })

  test('who has come to English from Indonesian is offered nothing', async ({ page }) => {
    await page.goto('/id/impact')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/impact$/)
    await startScript(page)
    // the line is a file of its own, asked for then
    await page.waitForLoadState('networkidle')
    await expect(offer(page)).toHaveCount(0)
  })

  test('an Indonesian one offers nothing', async ({ page }) => {
    await page.goto('/id/impact')
    await page.getByRole('link', { name: 'Cari' }).hover()
    await expect(page.getByRole('button', { name: 'Buka menu' })).toBeHidden()
    await page.waitForFunction(() => !window.replayInteractions || document.readyState === 'complete')
    await expect(page.locator('p > a[hreflang][lang=en]:not([role] a)')).toHaveCount(0)
  })
})
