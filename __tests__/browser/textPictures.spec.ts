/** Pictures between the paragraphs of a story (content/news/04-…, the Markdown of its text). */
import { expect, test } from '@playwright/test'
import { shiftOf, watchShift } from './layoutShift'
import { readToEnd } from './readToEnd'

test('it stands beside its paragraph, on a phone above it; nothing moves when it comes, and it opens large', async ({
  page,
}) => {
  await watchShift(page)
  await page.goto('/detail-news-4')
  const figure = page.getByRole('figure').filter({ hasText: /Small corals/ })
  const paragraph = figure.locator('xpath=following-sibling::*[1]').getByRole('paragraph').first()
  const beside = (await figure.boundingBox())!
  const line = await paragraph.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, top } = range.getClientRects()[0]!
    return { left, right, top }
  })
  expect(beside.x).toBeGreaterThan(line.right)
  expect(beside.x + beside.width).toBeLessThanOrEqual(1280)
  expect(Math.abs(beside.y - line.top)).toBeLessThan(40)
  // what is left of the column is still read in whole lines
  expect(line.right - line.left).toBeGreaterThan(400)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const above = (await figure.boundingBox())!
  const below = (await paragraph.boundingBox())!
  expect(above.y + above.height).toBeLessThan(below.y)
  expect(above.width).toBeCloseTo(below.width, 0)
  const before = await shiftOf(page)
  await readToEnd(page)
  expect((await shiftOf(page)) - before).toBeCloseTo(0, 3)
  await figure.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /^Illustration of a diver with an empty basket/ })).toBeVisible()
  await expect(dialog.getByRole('paragraph').filter({ hasText: /Small corals/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(figure.getByRole('link')).toBeFocused()
})

test('feeds have it where it stands, with its caption; without script it leads to its file', async ({
  browser,
  baseURL,
  request,
}) => {
  const feed = (await (await request.get('/feed.json')).json()) as { items: { url: string; content_html: string }[] }
  const figure = /<figure><img src="https:[^"]+" alt="[^"]+"><figcaption>[^<]+<\/figcaption><\/figure>\n<p>/
  for (const route of ['/guides/weighing-beach-litter', '/detail-news-33']) {
    expect(feed.items.find(({ url }) => url.endsWith(route))!.content_html).toMatch(figure)
  }
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/detail-news-4')
  const link = page
    .getByRole('figure')
    .filter({ hasText: /Small corals/ })
    .getByRole('link')
  const file = await request.get((await link.getAttribute('href'))!)
  expect(file.headers()['content-type']).toBe('image/jpeg')
  await context.close()
})

test('the second picture stands once: in the text where the text has it, else below', async ({ page }) => {
  for (const [story, name, last, isBefore] of [
    ['33', /^Illustration of three pupils in white/, /^We know the school well/, true],
    ['14', /^Illustration of a kitchen table/, /^Plastic that lies on a coral/, false],
  ] as const) {
    await page.goto(`/detail-news-${story}`)
    const picture = await page.getByRole('article').first().getByRole('img', { name }).elementHandle()
    const text = page.getByRole('paragraph').filter({ hasText: last })
    expect(await text.evaluate((end, image) => (end.compareDocumentPosition(image!) & 2) > 0, picture)).toBe(isBefore)
    await expect(page.getByRole('img', { name })).toHaveCount(1)
  }
})
