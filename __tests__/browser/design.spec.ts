import { expect, test } from '@playwright/test'
import { readToEnd } from './readToEnd'

/* The style guide looks as it did; after a change that is meant: `npx playwright test design --update-snapshots`. */
test.use({ reducedMotion: 'reduce' })

const SCREENS = [
  [390, 'dark'],
  [1280, 'light'],
] as const

for (const [width, colorScheme] of SCREENS) {
  test(`style guide at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/design')
    await readToEnd(page)
    // the fallback faces are local and may be missing
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
    // what is fixed to the window would lie over the sheets
    for (const fixed of [page.getByRole('banner'), page.getByRole('link', { name: 'Skip to content' })]) {
      await fixed.evaluate((element) => (element.style.visibility = 'hidden'))
    }
    for (const name of ['Surfaces', 'Type', 'Space', 'Shapes', 'Controls']) {
      const sheet = page.getByRole('region', { name, exact: true })
      await expect(sheet).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`.toLowerCase(), { timeout: 20_000 })
    }
  })
}

test('the style guide is not for search engines and not linked', async ({ page }) => {
  await page.goto('/design')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto('/')
  await expect(page.locator('a[href="/design"]')).toHaveCount(0)
})
