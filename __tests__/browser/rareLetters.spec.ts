import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from './site'

test('rarer letters of a name bring their own font files (src/styles/fonts.css), common letters beside them don’t', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    const [, name] = /[/]([\w-]+)-\w+[.]woff2$/.exec(request.url()) ?? []
    if (name?.endsWith('more')) fonts.push(name)
  })
  await page.goto(PAGE_KINDS['plain article'], { waitUntil: 'networkidle' })
  const write = (text: string) =>
    page.evaluate((words) => {
      for (const one of ['h1', 'main p']) document.querySelector(one)!.textContent = words
      return document.fonts.ready.then(() => undefined)
    }, text)
  await write('Café × 30 °C · ±1')
  await page.waitForLoadState('networkidle')
  expect(fonts).toEqual([])
  await write('Jürgen, Zoë, Nguyễn and Ağaç')
  await expect.poll(() => fonts.toSorted()).toEqual(['anek-more', 'faustina-more'])
})
