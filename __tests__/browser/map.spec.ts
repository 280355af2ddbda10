import { expect, test } from '@playwright/test'
import { drawn } from './drawn'

test('it is shown where the bay lies: drawn and in words', async ({ page, request }) => {
  await page.goto('/dive-with-us')
  const map = page.getByRole('img', { name: /^Map of north-west Lombok/ })
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAccessibleDescription(/north-west coast of Lombok/)
  expect((await map.boundingBox())!.height).toBe(648)
  await expect
    .poll(() => map.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0)))
    .toEqual([true, true])
  expect((await request.get('/shapes/map-names-en.svg')).ok()).toBe(true)
})

test('the home page leads to the way there, which has the coordinates', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'The way to the bay' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'The way to the bay' })).toBeInViewport()
  await expect(main).toContainText('-8.406, 116.06')
  await expect(main.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('href', /mlat=-8\.406&mlon=116\.06/)
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } })

  test('the live map that is opened at once on a fresh page stays in the window', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Open the live map' })
    // before what is above it has been laid out
    await button.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await button.tap()
    const frame = page.locator('iframe')
    await expect(frame).toBeVisible()
    await drawn(page)
    await expect(frame).toBeInViewport({ ratio: 0.9 })
  })
})
