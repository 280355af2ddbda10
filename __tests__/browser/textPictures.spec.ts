/** Pictures between the paragraphs of a story (content/news/04-…, the Markdown of its text). */
import { expect, test, type Page } from '@playwright/test'
import { laidOut } from './laidOut'
import { shiftOf, watchShift } from './layoutShift'
import { readToEnd } from './readToEnd'

const STORIES = [
  {
    language: 'en',
    path: '/detail-news-4',
    seen: /^Illustration of a diver with an empty basket/,
    words: /Small corals/,
  },
  { language: 'id', path: '/id/detail-news-4', seen: /^Ilustrasi penyelam membawa keranjang/, words: /Karang kecil/ },
] as const

const figureIn = (page: Page, words: RegExp) => page.getByRole('figure').filter({ hasText: words })

/** The paragraph that the picture stands in front of. */
const paragraphAfter = (page: Page, words: RegExp) =>
  figureIn(page, words).locator('xpath=following-sibling::*[1]').getByRole('paragraph').first()

for (const { language, path, seen, words } of STORIES) {
  test.describe(language, () => {
    test('on a desk a picture stands beside its paragraph', async ({ page }) => {
      await page.goto(path)
      await laidOut(page)
      const figure = (await figureIn(page, words).boundingBox())!
      const paragraph = (await paragraphAfter(page, words).boundingBox())!
      const firstLine = await paragraphAfter(page, words).evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right, top } = range.getClientRects()[0]!
        return { left, right, top }
      })
      expect(figure.x).toBeGreaterThan(firstLine.right)
      expect(figure.x).toBeLessThan(paragraph.x + paragraph.width)
      expect(figure.x + figure.width).toBeLessThanOrEqual(1280)
      expect(Math.abs(figure.y - firstLine.top)).toBeLessThan(40)
      // what is left of the column is still read in whole lines
      expect(firstLine.right - firstLine.left).toBeGreaterThan(400)
    })

    test('on a phone it stands above it, as wide as the text', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await laidOut(page)
      const figure = (await figureIn(page, words).boundingBox())!
      const paragraph = (await paragraphAfter(page, words).boundingBox())!
      expect(figure.y + figure.height).toBeLessThan(paragraph.y)
      expect(figure.width).toBeCloseTo(paragraph.width, 0)
    })

    for (const width of [390, 1280])
      test(`nothing moves when it comes, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await watchShift(page)
        await page.goto(path)
        await laidOut(page)
        const before = await shiftOf(page)
        await readToEnd(page)
        expect((await shiftOf(page)) - before).toBeCloseTo(0, 3)
        const image = figureIn(page, words).getByRole('img', { name: seen })
        expect(await image.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toMatch(/\.avif$/)
        await expect(image).toHaveAttribute('loading', 'lazy')
      })

    test('it opens large, with its caption below it', async ({ page }) => {
      await page.goto(path)
      await figureIn(page, words).getByRole('link').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('img', { name: seen })).toBeVisible()
      await expect(dialog.getByRole('paragraph').filter({ hasText: words })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(figureIn(page, words).getByRole('link')).toBeFocused()
    })
  })
}

test('feeds have it where it stands, with its caption', async ({ request }) => {
  const feed = (await (await request.get('/feed.json')).json()) as { items: { url: string; content_html: string }[] }
  const story = feed.items.find(({ url }) => url.endsWith('/guides/weighing-beach-litter'))!
  expect(story.content_html).toMatch(
    /<figure><img src="https:[^"]+" alt="Illustration of a net sack[^"]*"><figcaption>Water and sand weigh too[^<]*<\/figcaption><\/figure>\n<p>Weight and number tell/,
  )
})

test('on paper it stands beside its text', async ({ page }) => {
  await page.goto('/detail-news-4')
  await page.emulateMedia({ media: 'print' })
  await expect(figureIn(page, STORIES[0].words)).toHaveCSS('float', 'right')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is seen, and leads to its file', async ({ page, request }) => {
    await page.goto('/detail-news-4')
    const link = figureIn(page, STORIES[0].words).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    await expect(link.getByRole('img')).toBeVisible()
    const file = await request.get((await link.getAttribute('href'))!)
    expect(file.headers()['content-type']).toBe('image/jpeg')
  })
})
