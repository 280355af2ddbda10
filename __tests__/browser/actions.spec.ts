/** The pages that gather what there is for one thing that people come to do, their questions, and the pages of text. */
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DIVE_ROUTE, IMPACT_ROUTE, LOGO_FILES, PRESS_ROUTE, REEFS_ROUTE, rootRoute } from '../../src/config/routes'
import { isSupplied } from './isSupplied'

const ACTIONS = [
  { route: '/volunteer', label: 'Volunteer', button: /^Volunteer/, leads: /mail\.google\.com\/.*&su=[^&]+&body=[^&]+/ },
  { route: '/give', label: 'Give', button: /^Donate/, leads: /^https:\/\/www\.patreon\.com\// },
  // the letter is begun, in whatever words its editor chose
  { route: '/schools', label: 'Schools', button: /^Write to us/, leads: /mail\.google\.com\/.*&su=[^&]+&body=[^&]+/ },
] as const
const TEXTS = [
  { route: rootRoute('privacy'), label: 'Privacy' },
  { route: PRESS_ROUTE, label: 'Press' },
  { route: IMPACT_ROUTE, label: 'Our numbers' },
  { route: REEFS_ROUTE, label: 'Our reefs' },
] as const

test('the footer leads to each of them', async ({ page }) => {
  await page.goto('/detail-news-14')
  for (const { route, label } of [...ACTIONS, ...TEXTS]) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })
    await expect(link).toHaveAttribute('href', route)
  }
})

const questions = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region', { name: /^Before / })
    .getByRole('listitem')

for (const { route, button, leads } of ACTIONS) {
  test(`${route}: one button, near on a phone too; figures, if any, with their stories; answers, stories`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(route)
    const main = page.getByRole('main')
    const buttons = main.getByRole('link', { name: button })
    const isMissing = route !== '/give' && !isSupplied('email')
    const where = isMissing ? /^https:\/\/m\.me\/.*\?text=[^&]+/ : leads
    for (const link of await buttons.all()) await expect(link).toHaveAttribute('href', where)
    const box = (await buttons.first().boundingBox())!
    expect(box.y + box.height).toBeLessThan(740 * 1.5)
    for (const figure of await main.getByRole('figure').all()) {
      await expect(figure.getByRole('link')).toHaveAttribute('href', /^\/detail-news/)
      expect(await figure.getByRole('definition').count()).toBeGreaterThan(0)
    }
    expect(await questions(page).count()).toBeGreaterThan(2)
    expect(await main.getByRole('article').count()).toBeGreaterThan(0)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const route of [DIVE_ROUTE, '/give']) {
    test(`${route}: every question has an open answer, black on paper`, async ({ page }) => {
      await page.goto(route)
      await page.emulateMedia({ media: 'print' })
      for (const entry of await questions(page).all()) {
        const words = entry.getByRole('paragraph').first()
        await expect(words).toBeVisible()
        await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)')
      }
    })
  }
})

test('on a phone a picture in print size is three taps away; sign and name are files', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Press', exact: true }).click()
  const figures = page.getByRole('main').getByRole('figure')
  await expect(figures).toHaveCount(6)
  for (const figure of await figures.all()) {
    await expect(figure).toContainText(/\. Drawing: /)
    const link = figure.getByRole('link', { name: /^Illustration of .*In print size/ })
    const file = await request.get((await link.getAttribute('href'))!)
    expect((await sharp(await file.body()).metadata()).width).toBeGreaterThanOrEqual(1800)
  }
  for (const file of LOGO_FILES) {
    await expect(page.getByRole('main').locator(`a[href="${file}"]`)).toBeVisible()
    expect((await request.get(file)).status()).toBe(200)
  }
})
