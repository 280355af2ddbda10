/** The pages that gather what there is for one thing that people come to do, their questions, and the pages of text. */
import { expect, test, type Page } from '@playwright/test'
import { DIVE_ROUTE, IMPACT_ROUTE, PRESS_ROUTE, REEFS_ROUTE, rootRoute } from '../../src/config/routes'

const ACTIONS = [
  { route: '/volunteer', label: 'Volunteer', button: /^Volunteer/, leads: /^https:\/\/www\.instagram\.com\// },
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

const questions = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region', { name: /^Before / })
    .getByRole('listitem')

test('the footer leads to each of them, and each knows its way home', async ({ page }) => {
  await page.goto('/detail-news-14')
  for (const { route, label } of [...ACTIONS, ...TEXTS]) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${route}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumb.getByRole('listitem').last()).toHaveText(label)
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  }
})

for (const { route, button, leads } of ACTIONS) {
  test(`${route}: one button, near on a phone too; figures with their stories, answers, stories`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(route)
    const main = page.getByRole('main')
    const buttons = main.getByRole('link', { name: button })
    for (const link of await buttons.all()) await expect(link).toHaveAttribute('href', leads)
    const box = (await buttons.first().boundingBox())!
    expect(box.y + box.height).toBeLessThan(740 * 1.5)
    for (const figure of await main.getByRole('figure').all()) {
      await expect(figure.getByRole('link')).toHaveAttribute('href', /^\/detail-news/)
      expect(await figure.getByRole('definition').count()).toBeGreaterThan(0)
    }
    expect(await questions(page).count()).toBeGreaterThan(2)
    expect(await main.getByRole('article').count()).toBeGreaterThan(0)
    await expect(main.getByText(/^Still being confirmed: /)).toHaveCount(1)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const route of [DIVE_ROUTE, ...ACTIONS.map((action) => action.route)]) {
    test(`${route}: every question has an open answer, in its structured data too, and black on paper`, async ({
      page,
    }) => {
      await page.goto(route)
      await page.emulateMedia({ media: 'print' })
      for (const entry of await questions(page).all()) {
        const words = entry.getByRole('paragraph').first()
        await expect(words).toBeVisible()
        await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)')
      }
      const json = await page.locator('script[type="application/ld+json"]').allTextContents()
      const names = await questions(page).getByRole('heading', { level: 3 }).allTextContents()
      for (const name of names) expect(json.join('')).toContain(JSON.stringify(name))
    })
  }
})

test('the press takes the logo away as a drawing and as a picture', async ({ page, request }) => {
  await page.goto(PRESS_ROUTE)
  for (const [name, type] of [
    [/SVG/, /svg/],
    [/PNG/, /png/],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name })
    await expect(link).toHaveAttribute('download', /^indonesia-biru-foundation\./)
    const answer = await request.get((await link.getAttribute('href'))!)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringMatching(type)])
  }
})
