/** A page that the browser translates: its translator wraps each text in elements of its own and changes its words. */
import { expect, test, type Page } from '@playwright/test'
import { consoleOf } from './consoleOf'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'

const MARKED = 'ⓣ'

const translate = (page: Page) =>
  page.evaluate((mark) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, noscript, svg')) continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = `${mark}${text.data}`
      text.replaceWith(outer)
    }
  }, MARKED)

const translated = (page: Page) =>
  page.locator('main :not([data-island="search"] *) > font > font', { hasText: MARKED }).count()

for (const kind of [
  'home',
  'article with slider',
  'article with film',
  'dive',
  'logbook',
  'search',
  'impact',
] as const) {
  test(`${kind}: the translation stands when the script comes`, async ({ page }) => {
    const messages = consoleOf(page)
    await page.goto(PAGE_KINDS[kind])
    await translate(page)
    const before = await translated(page)
    await startScript(page)
    // the copies that a carousel makes are translated, too
    expect(await translated(page)).toBeGreaterThanOrEqual(before)
    expect(messages.filter((message) => !/404/.test(message))).toEqual([])
  })
}

for (const kind of ['plain article', 'article with slider'] as const) {
  test(`${kind}: a tap on a picture opens it large`, async ({ page }) => {
    await page.goto(PAGE_KINDS[kind])
    await translate(page)
    const before = await translated(page)
    await page.locator('main a[data-lightbox]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await translated(page)).toBeGreaterThanOrEqual(before)
  })
}

test('an arrow of a carousel moves its slides, whose words stay translated', async ({ page }) => {
  await page.goto('/')
  await translate(page)
  const gallery = page.locator('#gallery')
  await gallery.getByRole('button', { name: 'Next slide' }).click()
  await expect(gallery).toContainText('2 / 7')
  await expect(gallery.getByRole('heading', { level: 2 })).toContainText(MARKED)
})
