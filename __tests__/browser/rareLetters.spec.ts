import { expect, test, type Page } from '@playwright/test'
import { PAGE_KINDS } from './site'

/** Rarer letters are in font files of their own (src/styles/fonts.css), for which only a page that has some waits. */

const fontsOf = (page: Page) => {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /[/](?<name>[\w-]+)-\w+[.]woff2$/.exec(request.url())?.groups?.name
    if (name) names.push(name)
  })
  return names
}

test('letters of a name bring their own files, and common letters beside them don’t', async ({ page }) => {
  const fonts = fontsOf(page)
  await page.goto(PAGE_KINDS['plain article'], { waitUntil: 'networkidle' })
  const write = (text: string) =>
    page.evaluate((words) => {
      document.querySelector('h1')!.textContent = words
      document.querySelector('main p')!.textContent = words
      return document.fonts.ready.then(() => undefined)
    }, text)
  await write('Café × 30 °C · ±1')
  await page.waitForLoadState('networkidle')
  expect(fonts.filter((name) => name.endsWith('more'))).toEqual([])
  await write('Jürgen, Zoë, Nguyễn and Ağaç')
  await expect.poll(() => fonts.filter((name) => name.endsWith('more')).sort()).toEqual(['anek-more', 'faustina-more'])
})
