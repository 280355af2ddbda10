/** Paper and forced colours: what a page says there is what it says on a screen. */
import { expect, test, type Locator } from '@playwright/test'
import { DIVE_ROUTE, HOME_ROUTE, newsRoute } from '../../src/config/routes'

const style = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

test('on paper an article is its text, and whose it is, without the frame of the site; no reef lies over words', async ({
  page,
}) => {
  await page.goto(newsRoute(4))
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByRole('contentinfo').getByText('Kecinan Bay')).toBeVisible()
  const article = page.getByRole('article').first()
  expect(await style(article, 'color')).toBe('rgb(0, 0, 0)')
  await page.goto('/events')
  await expect(page.locator('main header div:visible:has(> i)')).toHaveCount(0)
})

test('on paper the dive page has its prices, and nothing has a filter, which WebKit blackens', async ({ page }) => {
  await page.goto(DIVE_ROUTE)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Book Now/ })).toHaveCount(0)
  const filtered = await page
    .locator('*')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).filter !== 'none').map((one) => one.outerHTML))
  expect(filtered).toEqual([])
})

test('on paper no part of the dive page stands alone on a sheet, and the room of its drawings is left out', async ({
  page,
}) => {
  await page.goto(DIVE_ROUTE)
  const margin = '15mm'
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, bottom: margin, left: margin, right: margin } })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(5)
})

test('in forced colours what can be pressed has an outline, and counted units differ', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(HOME_ROUTE)
  const donate = page.getByRole('link', { name: 'Donate' }).filter({ visible: true }).first()
  expect(await style(donate, 'border-top-style')).toBe('solid')
  const units = page.getByRole('region', { name: /^Done/ }).getByRole('listitem').first()
  const colours = await units.locator('span').evaluateAll((all) => {
    const masked = all.map((one) => getComputedStyle(one)).filter(({ maskImage }) => maskImage !== 'none')
    return [...new Set(masked.map(({ backgroundColor }) => backgroundColor))]
  })
  expect(colours).toHaveLength(2)
  expect(colours).not.toContain(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
})
