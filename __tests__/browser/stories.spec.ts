import { expect, test } from '@playwright/test'
import { laidOut } from './laidOut'

test('an article has its parts in order', async ({ page }) => {
  await page.goto('/detail-news-44')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs).toContainText('Home')
  await expect(crumbs).toContainText('AI-Based Coral Categorization')
  const article = page.getByRole('article').first()
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(/computer.*corals/)
  await expect(article.getByRole('time').first()).toHaveText('1 July 2025')
  expect(await article.getByRole('img').count()).toBeGreaterThanOrEqual(2)
  await expect(article).toContainText('0.94')
  await expect(article).toContainText('0.10')
  for (const image of await article.getByRole('img').all()) {
    expect(await image.getAttribute('alt')).toMatch(/^Illustration of /)
  }
})

test('the label is the page’s own, or else News Detail', async ({ page }) => {
  for (const [path, label] of [
    ['/detail-news-14', 'News Detail'],
    ['/detail-news-33', 'Community Engagement'],
    ['/Events-Details', 'Events Detail'],
    ['/EventsCoralconnect', 'Coral Event Video'],
    ['/guides/planting-mangroves', 'Guide'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(label)
  }
})

test('a guide has no date, and no line that its dates are being confirmed', async ({ page }) => {
  await page.goto('/guides/planting-mangroves')
  const guide = page.getByRole('article').first()
  await expect(guide.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guide.getByRole('time')).toHaveCount(0)
  await expect(guide.getByText('dates being confirmed')).toHaveCount(0)
})

test('a story says below its text that its facts are being confirmed', async ({ page }) => {
  await page.goto('/detail-news-6')
  await expect(page.getByText('Facts from our records; dates being confirmed.')).toHaveCount(1)
})

test('Home in the breadcrumb returns to the top of the home page', async ({ page }) => {
  await page.goto('/#team')
  await page.goto('/detail-news-9')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a story opens at its top', async ({ page }) => {
  await page.goto('/detail-news-9')
  await laidOut(page)
  await page.getByRole('navigation', { name: 'More stories' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/detail-news-9$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('external links in the text open a new tab safely, internal ones do not', async ({ page }) => {
  await page.goto('/detail-news-44')
  const links = await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    )
  const external = links.filter(([href]) => href!.startsWith('http'))
  expect(external.length).toBeGreaterThan(0)
  for (const [, target, rel] of external) {
    expect(target).toBe('_blank')
    expect(rel).toContain('noopener')
  }
  for (const [href, target] of links) if (href!.startsWith('/')) expect(target).toBeNull()
})

test('the lead picture is asked for first, those further down when they come near', async ({ page }) => {
  await page.goto('/detail-news-14')
  const images = page.getByRole('article').first().getByRole('img')
  await expect(images.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(images.first()).toHaveAttribute('loading', 'eager')
  await expect(images.nth(1)).toHaveAttribute('loading', 'lazy')
  const types = await page
    .locator('picture')
    .first()
    .locator('source')
    .evaluateAll((all) => all.map((one) => one.getAttribute('type')))
  expect(types).toEqual(['image/avif', 'image/webp'])
})
