import { expect, test } from '@playwright/test'
import { brokenWords } from './brokenWords'

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
    expect(url.searchParams.get('text')!.split('\n')[0]).toBe(`Hi, I want to book ${name}`)
    expect(url.searchParams.get('phone')).toMatch(/^\d+$/)
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
  }
})

const PRICES = [
  ['1 dive', 'IDR 550,000'],
  ['2 dives', 'IDR 900,000'],
  ['3 dives', 'IDR 1,300,000'],
  ['1 restorative dive and 1 Gili dive', 'IDR 1,400,000'],
  ['1 restorative dive and 2 Gili dives', 'IDR 1,800,000'],
  ['Snorkeling', 'IDR 250,000'],
  ['Diving courses', 'on request'],
]

test('the price board has every price, and says of when they are', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Price List' })
  const board = section.getByRole('table', { name: 'Price list of November 2023' })
  for (const [name, amount] of PRICES) {
    await expect(board.getByRole('row', { name: `${name} ${amount}`, exact: true })).toBeVisible()
  }
  await expect(board.getByRole('cell')).toHaveCount(PRICES.length)
  await expect(section.getByRole('link', { name: /^Ask for today’s prices/ })).toHaveAttribute(
    'href',
    /text=Hi%2C%20what%20are%20today%E2%80%99s%20prices%20of%20diving%20with%20you%3F$/,
  )
})

test('each package has its own prices, of when they are, and where to ask for today’s', async ({ page }) => {
  for (const [title, amounts] of [
    ['Restorative Dive', ['IDR 550,000', 'IDR 900,000', 'IDR 1,300,000']],
    ['Combined Dive', ['IDR 1,400,000', 'IDR 1,800,000']],
    ['Snorkeling', ['IDR 250,000']],
  ] as const) {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(card.getByRole('definition')).toHaveText([...amounts])
    await expect(card).toContainText('Price list of November 2023 Ask for today’s price')
  }
})

for (const width of [320, 390]) {
  test(`no word of the price board is broken at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => document.fonts.ready)
    const names = page.getByRole('table', { name: /^Price list/ }).getByRole('rowheader')
    expect(await brokenWords(names)).toEqual([])
  })
}

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
