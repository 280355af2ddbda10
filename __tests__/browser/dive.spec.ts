import { expect, test } from '@playwright/test'

const STEPS = [
  ['08:00', 'Pick Up'],
  ['09:30', 'Briefing & gear set-up'],
  ['10:00', 'First restorative dive'],
  ['11:15', 'Tour coral lab'],
  ['11:45', 'Snack'],
  ['12:00', 'Second restorative dive'],
  ['13:30', 'Lunch at local warung'],
  ['14:30', 'Transport back to Hotel'],
]

test.beforeEach(({ page }) => page.goto('/dive-with-us'))

test('the banner’s arrow leads to the packages', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'See the packages' }).click()
  await expect
    .poll(() => page.locator('#packages').evaluate((e) => Math.abs(e.getBoundingClientRect().top)))
    .toBeLessThan(140)
})

test('Book Now begins a chat with the package’s name', async ({ page }) => {
  for (const name of ['Restorative Dive', 'Combined Dive', 'Snorkeling']) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    const link = card.getByRole('link', { name: new RegExp(`^Book Now ${name}`) })
    await expect(link).toHaveAttribute('target', '_blank')
    const url = new URL((await link.getAttribute('href'))!)
    expect(url.origin + url.pathname).toBe('https://api.whatsapp.com/send')
    expect(url.searchParams.get('text')).toBe(`Hi, I want to book ${name}`)
    expect(url.searchParams.get('phone')).toMatch(/^\d+$/)
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
  }
})

test('prices stand as a picture and as a table', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Price List' })
  await expect(section.getByRole('img')).toHaveCount(1)
  await expect(section.getByRole('table').getByRole('rowheader', { name: 'Snorkeling' })).toBeVisible()
})

test('four reasons', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Why Dive With Us' }).getByRole('heading', { level: 3 })).toHaveCount(4)
})

for (const width of [390, 1280]) {
  test(`the day has its eight steps at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const items = page.getByRole('region', { name: 'A Diving Day With Us' }).getByRole('listitem')
    await expect(items).toHaveCount(STEPS.length)
    for (const [i, [time, title]] of STEPS.entries()) {
      await expect(items.nth(i)).toContainText(time!)
      await expect(items.nth(i)).toContainText(title!)
      await expect(items.nth(i)).toBeVisible()
    }
  })
}
