import { expect, test } from '@playwright/test'
import { SECTION_KEYS } from '../../src/config/routes'

test.use({ javaScriptEnabled: false })

test('every section can be read and reached', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const key of SECTION_KEYS) {
    await page.goto(`/#${key}`)
    await expect(page.locator(`#${key}`)).toBeInViewport()
  }
})

test('a carousel is a row that scrolls sideways, with all its slides and no arrows', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Our Restoration Process', 'Gallery', 'Our News', 'Events']) {
    const region = page.getByRole('group', { name, exact: true })
    const last = region.getByRole('group', { name: /^(\d+) \/ \1$/ })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect(region.getByRole('button')).toHaveCount(0)
  }
})

test('films and map are plain links', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Play the film' })).toHaveAttribute('href', /youtube\.com\/watch/)
  await expect(page.getByRole('link', { name: /Open it there/ })).toHaveAttribute('href', /restor\.eco/)
})

test('the menu can be reached on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/detail-news-6')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  for (const link of await menu.all()) await expect(link).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dive', exact: true })).toBeInViewport({ ratio: 1 })
  await menu.filter({ hasText: 'Team' }).click()
  await expect(page).toHaveURL(/\/#team$/)
})
