import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { htmlFiles } from '../../src/gatsby/builtPages/htmlFiles'
import { PAGE_KINDS, ROUTES } from './site'

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

test('/detail-news1 reaches news 1', async ({ page }) => {
  const response = await page.goto('/detail-news1')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are and how we restore reefs')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/detail-news-1$/)
})

test('routes keep their capitals', async ({ request }) => {
  expect((await request.get('/events-details')).status()).toBe(404)
})

test('every internal link leads somewhere and every picture is there', () => {
  const pages = htmlFiles('public').filter((file) => !file.startsWith('admin'))
  const htmlOf = new Map(pages.map((file) => [file, readFileSync(join('public', file), 'utf8')]))
  const fileOf = (path: string) =>
    [join(path, 'index.html'), `${path.slice(1)}.html`].find((file) => htmlOf.has(file.replace(/^\//, '')))
  const links = new Set(
    [...htmlOf.values()].flatMap((html) => [
      ...[...html.matchAll(/(?:href|src)="(\/[^"/][^"]*)"/g)].map(([, href]) => href!.replace(/&amp;/g, '&')),
      ...[...html.matchAll(/srcSet="([^"]+)"/gi)].flatMap(([, set]) =>
        set!.split(/,\s*/).map((one) => one.split(' ')[0]!),
      ),
    ]),
  )
  const broken = [...links].filter((link) => {
    const [path, anchor] = link.replace(/\?[^#]*/, '').split('#') as [string, string?]
    const page = fileOf(decodeURI(path))?.replace(/^\//, '')
    if (!page) return !existsSync(join('public', decodeURI(path)))
    return anchor && !htmlOf.get(page)!.includes(` id="${anchor}"`)
  })
  expect(broken).toEqual([])
})
