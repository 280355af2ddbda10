/** A page stands where it was opened or left, also while its far parts are still coming. */
import { expect, test } from '@playwright/test'

test('a page that is loaded anew stays where it was', async ({ page }) => {
  await page.goto('/')
  const team = page.locator('#team')
  await team.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  const top = await team.evaluate((section) => section.getBoundingClientRect().top)
  await page.reload()
  await expect.poll(() => team.evaluate((section) => section.getBoundingClientRect().top)).toBeCloseTo(top, 0)
})

test('a page that opens in its middle shows that section', async ({ page }) => {
  await page.goto('/#news')
  await expect(page.locator('#news').getByRole('heading', { level: 2 })).toBeInViewport()
})
