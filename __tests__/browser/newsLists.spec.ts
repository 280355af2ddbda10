import { expect, test } from '@playwright/test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all stories are reached in pages, newest first', async ({ page }) => {
    const stories = page.getByRole('main').getByRole('article')
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories from the bay')
    await expect(stories).toHaveCount(24)
    await expect(stories.first()).toContainText('What a camera saw in two months under water')
    await expect(stories.first()).toContainText('min read')
    const days = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map((year) => Number(year.textContent)))
    expect(days).toEqual([...days].sort((a, b) => b - a))
    await expect(page.getByRole('link', { name: 'Newer stories' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Older stories' }).click()
    await expect(page).toHaveURL(/\/news\/page\/2$/)
    await expect(stories).toHaveCount(22)
    await expect(page).toHaveTitle(/Page 2 of 2/)
    await page.getByRole('link', { name: 'Newer stories' }).click()
    await expect(page).toHaveURL(/\/news$/)
  })

  test('a topic and a year hold as many stories as they say', async ({ page }) => {
    for (const group of ['Topics', 'Years']) {
      await page.goto('/news')
      const link = page.getByRole('navigation', { name: group }).getByRole('link').first()
      const [, label, count] = /^(\w+)\s+(\d+) stories$/.exec((await link.innerText()).replace(/\s+/g, ' '))!
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label!)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(Number(count))
      await expect(page.getByRole('navigation', { name: group }).locator('[aria-current=page]')).toContainText(label!)
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
      await crumbs.getByRole('link', { name: 'News' }).click()
      await expect(page).toHaveURL(/\/news$/)
    }
  })

  test('guides are found behind the topics, and in the lists of their topics', async ({ page }) => {
    await page.goto('/news')
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL(/\/guides$/)
    await expect(page).toHaveTitle(/^Guides/)
    const guides = page.getByRole('main').getByRole('article')
    await expect(guides).toHaveCount(6)
    await expect(guides.getByRole('time')).toHaveCount(0)
    await page.goto('/news/topics/mangrove')
    const link = page.getByRole('main').getByRole('link', { name: 'Why mangroves and reefs need each other' })
    await expect(link).toHaveAttribute('href', '/guides/mangroves-and-reefs')
  })

  test('a page of a list leads to those before and after it', async ({ page }) => {
    const way = (rel: 'next' | 'prev') => page.getByRole('main').locator(`a[rel=${rel}]`)
    await page.goto('/news')
    await expect(way('next')).toHaveAttribute('href', /\/news\/page\/2$/)
    await page.goto('/news/page/2')
    await expect(way('prev')).toHaveAttribute('href', /\/news$/)
    await expect(way('next')).toHaveCount(0)
    // Firefox would fetch it ahead, which the policy refuses
    await expect(page.locator('head link:is([rel=prev], [rel=next])')).toHaveCount(0)
  })

  test('an article leads to its topics', async ({ page }) => {
    await page.goto('/detail-news-44')
    const topics = page.getByRole('navigation', { name: 'Topics' }).getByRole('link')
    await expect(topics).toHaveText(['Research'])
    await topics.first().click()
    await expect(page).toHaveURL(/\/news\/topics\/research$/)
    await page.goto('/Events-Details')
    await expect(page.getByRole('navigation', { name: 'Topics' })).toHaveCount(0)
  })

  test('the home page and the page of unknown addresses lead to all stories', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#news').getByRole('link', { name: /^All stories/ })).toHaveAttribute('href', '/news')
    await page.goto('/no-such-page')
    await expect(page.getByRole('main').getByRole('link', { name: 'News', exact: true })).toHaveAttribute(
      'href',
      '/news',
    )
  })
})
