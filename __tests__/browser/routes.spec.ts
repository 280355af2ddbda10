import { expect, test } from '@playwright/test'
import { readToEnd } from './readToEnd'
import { PAGE_KINDS, ROUTES } from './site'
import { startScript } from './startScript'
import { NOTHING, watchPage } from './watchPage'

test('every route answers as it is spelled, and says what it is', async ({ request }) => {
  for (const path of [...ROUTES, PAGE_KINDS.privacy]) {
    const response = await request.get(path, { maxRedirects: 0 })
    const html = await response.text()
    const canonical = /<link[^>]* rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    expect.soft([path, response.status(), html.match(/<h1\b/g)?.length]).toEqual([path, 200, 1])
    expect.soft(html).toMatch(/<title[^>]*>[^<]*Indonesia Biru Foundation/)
    expect.soft(canonical && new URL(canonical).pathname).toBe(path)
  }
})

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind} is quiet when it is read to its end, and loads the common letters only`, async ({ page, baseURL }) => {
    const whatItDid = await watchPage(page, baseURL!)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const files = (name: RegExp) => asked.filter((file) => name.test(file))
    await page.goto(path)
    await readToEnd(page)
    await page.waitForLoadState('networkidle')
    const { said, ...did } = await whatItDid()
    const is404 = (message: string) => kind === 'not found' && message.includes('404')
    expect.soft({ ...did, said: said.filter((message) => !is404(message)) }).toEqual(NOTHING)
    // rarer letters are in files of their own (src/styles/fonts.css)
    expect.soft(files(/anek-\w+\.woff2$/)).toHaveLength(1)
    expect.soft(files(/more-\w+\.woff2$/)).toEqual([])
  })
}

test('/detail-news1 reaches news 1', async ({ page }) => {
  const response = await page.goto('/detail-news1')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are and how we restore reefs')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/detail-news-1$/)
})

test('routes keep their capitals', async ({ request }) => {
  expect((await request.get('/events-details')).status()).toBe(404)
})

test('an unknown address answers 404 and helps', async ({ page }) => {
  const response = await page.goto('/dive-with-uss')
  expect(response?.status()).toBe(404)
  await startScript(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '/dive-with-us' })).toHaveAttribute('href', '/dive-with-us')
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('every internal link leads somewhere and every picture is there', async ({ request }) => {
  test.setTimeout(180_000)
  const links = new Set<string>()
  const anchors = new Map<string, Set<string>>()
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text()
    anchors.set(route, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)))
    for (const [, href] of html.matchAll(/(?:href|src)="(\/[^"/][^"]*)"/g)) links.add(href!.replace(/&amp;/g, '&'))
    for (const [, srcSet] of html.matchAll(/srcSet="([^"]+)"/gi)) {
      for (const one of srcSet!.split(',')) links.add(one.trim().split(' ')[0]!)
    }
  }
  const broken: string[] = []
  for (const link of links) {
    const [path, anchor] = link.split('#') as [string, string | undefined]
    if (anchor && !path.includes('.') && !anchors.get(path)?.has(anchor)) broken.push(link)
    const response = await request.head(path || '/')
    if (response.status() !== 200) broken.push(`${link}: ${response.status()}`)
  }
  expect(broken).toEqual([])
})
