import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { NEWS_ROUTE } from '../../src/config/routes'
import { FEED_STORIES, NOT_IN_SITEMAP } from '../../src/gatsby/published/published'
import { calendarFaults } from '../gatsby/published/calendarFaults'
import { ROUTES } from './site'

test('the sitemap names each page once', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining([...ROUTES, NEWS_ROUTE]))
  expect(paths.filter((path) => NOT_IN_SITEMAP.includes(path))).toEqual([])
})

test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/)
  expect(text).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m)
})

test('the feeds hold the newest articles and guides with their full texts and pictures, and no address without a host', async ({
  page,
  request,
}) => {
  await page.goto('/detail-news-3')
  const links = page.locator('head link[rel=alternate][type]')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  expect(hrefs).toEqual(['/rss.xml', '/feed.json'])
  const rss = await (await request.get('/rss.xml')).text()
  expect(rss.match(/<item>/g)).toHaveLength(FEED_STORIES)
  expect(rss).not.toMatch(/(href|src)="\//)
  const json = JSON.parse(await (await request.get('/feed.json')).text()) as {
    items: { url: string; content_html: string; image: string; title: string }[]
  }
  expect(json.items).toHaveLength(FEED_STORIES)
  const paths = json.items.map(({ url }) => new URL(url).pathname)
  expect(paths).toContain('/guides/planting-mangroves')
  expect(paths.find((path) => path.startsWith('/detail-news'))).toBe('/detail-news-45')
  for (const { content_html: html, image } of json.items) {
    // the first and the last, and those between the paragraphs
    expect(html.match(/<img /g)!.length).toBeGreaterThanOrEqual(2)
    expect(html).not.toContain('opens in a new tab')
    expect((await request.head(new URL(image).pathname)).status()).toBe(200)
  }
})

test('every calendar keeps to RFC 5545', () => {
  const paths = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ics'))
  expect(paths).not.toEqual([])
  for (const path of paths) expect.soft(calendarFaults(readFileSync(`public/${path}`, 'utf8')), path).toEqual([])
})

test('an event whose day is over has its calendar file still, and no button that offers it', async ({
  page,
  request,
}) => {
  const text = await (await request.get('/calendar/world-turtle-day.ics')).text()
  expect(text).toContain('DTSTART:20240523T070000Z')
  expect(await (await request.get('/calendar.ics')).text()).toContain('World Turtle Day')
  for (const path of ['/', '/detail-news-25']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
  }
})
