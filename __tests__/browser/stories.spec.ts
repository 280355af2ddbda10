import { expect, test } from '@playwright/test'

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
