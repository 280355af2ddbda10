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

test('a carousel is a row that scrolls sideways, with all its slides', async ({ page }) => {
  await page.goto('/')
  for (const [name, count] of [
    ['Our Restoration Process', 4],
    ['Gallery', 7],
    ['Our News', 46],
    ['Events', 6],
  ] as const) {
    const region = page.getByRole('group', { name, exact: true })
    await expect(region.getByRole('group', { name: /^\d+ \/ \d+$/ })).toHaveCount(count)
    const last = region.getByRole('group', { name: `${count} / ${count}` })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect(region.getByRole('button', { name: /^Next/ })).toBeHidden()
  }
})

test('all team members and partners are there, and films and map are plain links', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#team').getByRole('listitem')).toHaveCount(14)
  const partners = page.getByRole('region', { name: 'Our Collaborators' })
  for (const name of ['Reef Support', 'Students4Sustainability', 'Soul Divers', 'Xylea', 'Potara Studio']) {
    await expect(partners.getByText(name)).toBeVisible()
  }
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

test('pictures are shown', async ({ page }) => {
  await page.goto('/detail-news-14')
  const image = page.getByRole('article').first().getByRole('img').first()
  await expect.poll(() => image.evaluate((e: HTMLImageElement) => e.naturalWidth)).toBeGreaterThan(0)
})
