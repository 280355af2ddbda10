import { expect, test } from '@playwright/test'
import { brokenWords } from './brokenWords'
import { isSupplied } from './isSupplied'
import { WIDTHS } from './site'

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
const PACKAGES = [
  { name: 'Restorative Dive', prices: ['IDR 550,000', 'IDR 900,000', 'IDR 1,300,000'] },
  { name: 'Combined Dive', prices: ['IDR 1,400,000', 'IDR 1,800,000'] },
  { name: 'Snorkeling', prices: ['IDR 250,000'] },
]

test.beforeEach(({ page }) => page.goto('/dive-with-us'))

test('the banner’s arrow leads to the packages', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Packages and prices' }).click()
  await expect
    .poll(() => page.locator('#packages').evaluate((e) => Math.abs(e.getBoundingClientRect().top)))
    .toBeLessThan(140)
})

for (const { name, prices } of PACKAGES) {
  test(`${name}: what it includes and costs at least, of when that is, and a chat with its name`, async ({ page }) => {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
    await expect(card.getByRole('definition')).toHaveText(`${prices.length > 1 ? 'from ' : ''}${prices[0]}`)
    await expect(page.getByRole('region', { name: 'Three ways in' })).toContainText('Price list of November 2023')
    const chat = card.getByRole('link', { name: new RegExp(`^Book Now ${name}`) })
    const begun = new RegExp(`^https://m\\.me/.*\\?text=.*${encodeURIComponent(name)}$`)
    if (!isSupplied('bookingPhone')) return expect(chat).toHaveAttribute('href', begun)
    await expect(chat).toHaveAttribute('target', '_blank')
    const { origin, pathname, searchParams } = new URL((await chat.getAttribute('href'))!)
    expect(origin + pathname).toBe('https://api.whatsapp.com/send')
    expect(searchParams.get('text')).toBe(`Hi, I want to book ${name}`)
    expect(searchParams.get('phone')).toMatch(/^\d+$/)
  })
}

test('no word beside a price breaks', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await brokenWords(page.locator('#packages dt')), `${width} px`).toEqual([])
  }
})

test('the price board has every price, also on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const board = page.getByRole('table', { name: 'Price list of November 2023' })
  const amounts = [...PACKAGES.flatMap(({ prices }) => prices), 'on request']
  for (const amount of amounts) await expect(board.getByRole('cell', { name: amount, exact: true })).toBeVisible()
  await expect(board.getByRole('cell')).toHaveCount(amounts.length)
})

test('four reasons, and the eight steps of a day, on a phone and on a desk', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Why Dive With Us' }).getByRole('heading', { level: 3 })).toHaveCount(4)
  const items = page.getByRole('region', { name: 'A Diving Day With Us' }).getByRole('listitem')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(items).toHaveText(STEPS.map(([time, title]) => new RegExp(`${time}.*${title}`)))
    for (const item of await items.all()) await expect(item).toBeVisible()
  }
})
