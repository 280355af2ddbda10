import { expect, test } from '@playwright/test'

test('an article has its parts in order, and says below its text what of it is being confirmed', async ({ page }) => {
  await page.goto('/detail-news-44')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('AI-Based Coral Categorization')
  const article = page.getByRole('article').first()
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(/computer.*corals/)
  await expect(article.getByRole('time').first()).toHaveText('1 July 2025')
  expect(await article.getByRole('img').count()).toBeGreaterThanOrEqual(2)
  await expect(article).toContainText('0.94')
  await expect(article).toContainText('0.10')
  for (const image of await article.getByRole('img').all()) {
    expect(await image.getAttribute('alt')).toMatch(/^Illustration of /)
  }
  await page.goto('/detail-news-6')
  await expect(page.getByText(/^We are still checking /)).toHaveCount(1)
  const known = page.getByRole('complementary', { name: 'The story at a glance' })
  await expect(known).toContainText(/Where Ghost Bay, Amed, Bali.*With Srikandi Bio Farma Udayana University Amed Dive/)
})

test('the arrow of a link to another site stands behind its last word, and the stop behind the arrow, at any width', async ({
  page,
}) => {
  await page.goto('/detail-news-44')
  for (const width of [320, 390, 500, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const broken = await page.locator('article p .where').evaluateAll((arrows) => {
      const lineOf = (text: ChildNode, at: number) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().bottom
      }
      return arrows.filter((arrow) => {
        const [word, after] = [arrow.previousSibling!, arrow.parentElement!.nextSibling]
        const lines = [lineOf(word, word.textContent!.length - 1)]
        if (/^[).,;]/.test(after?.textContent ?? '')) lines.push(lineOf(after!, 0))
        const { top, bottom } = arrow.getBoundingClientRect()
        return lines.some((line) => line < top || line > bottom + 2)
      }).length
    })
    expect({ width, broken }).toEqual({ width, broken: 0 })
  }
})

test('crumbs lead over the story’s topic to its own label, or else News Detail; a guide has no date', async ({
  page,
}) => {
  for (const [path, ...crumbs] of [
    ['/detail-news-14', 'Ocean', 'News Detail'],
    ['/detail-news-33', 'Education', 'Community Engagement'],
    ['/Events-Details', 'Events', 'Events Detail'],
    ['/id/detail-news-14', 'Laut', 'Cerita'],
    ['/guides/planting-mangroves', 'Mangrove', 'Guide'],
  ] as const) {
    await page.goto(path)
    const crumbsOfPage = page.getByRole('navigation', { name: /^(Breadcrumb|Jejak halaman)$/ }).getByRole('listitem')
    await expect(crumbsOfPage).toHaveText([/.+/, ...crumbs])
    await expect(crumbsOfPage.nth(1).getByRole('link')).toHaveAttribute('href', /\/(news\/topics\/\w+|events)$/)
  }
  await expect(page.getByRole('article').first().getByRole('time')).toHaveCount(0)
})
