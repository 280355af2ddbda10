import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('all stories are reached in pages, newest first', async ({ page }) => {
  await page.goto('/')
  await page
    .locator('#news')
    .getByRole('link', { name: /^All stories/ })
    .click()
  await expect(page).toHaveURL(/\/news$/)
  const stories = page.getByRole('main').getByRole('article')
  await expect(stories).toHaveCount(24)
  const years = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(years).toEqual(years.toSorted().reverse())
  await page.getByRole('link', { name: 'Older stories' }).click()
  await expect(page).toHaveURL(/\/news\/page\/2$/)
  expect(await stories.count()).toBeGreaterThan(0)
  await expect(page).toHaveTitle(/Page 2 of \d/)
  // Firefox would fetch it ahead, which the policy refuses
  await expect(page.locator('head link:is([rel=prev], [rel=next])')).toHaveCount(0)
  await page.getByRole('link', { name: 'Newer stories' }).click()
  await expect(page).toHaveURL(/\/news$/)
})

test('a topic holds as many stories as it says', async ({ page }) => {
  await page.goto('/news')
  const topics = page.getByRole('navigation', { name: 'Topics' })
  const link = topics.getByRole('link').first()
  const [, label, count] = /^(\w+)\s+(\d+) stories$/.exec((await link.innerText()).replace(/\s+/g, ' '))!
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label!)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Number(count))
  await expect(topics.locator('[aria-current=page]')).toContainText(label!)
})

test('guides are found behind the topics and in the lists of their topics', async ({ page }) => {
  await page.goto('/news')
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveTitle(/^Guides/)
  await expect(
    page
      .getByRole('main')
      .getByRole('article')
      .getByText(/\b20\d\d$/),
  ).toHaveCount(0)
  await page.goto('/news/topics/mangrove')
  const link = page.getByRole('main').getByRole('link', { name: 'Why mangroves and reefs need each other' })
  await expect(link).toHaveAttribute('href', '/guides/mangroves-and-reefs')
})
