import { NOT_IN_SITEMAP } from '../../../src/gatsby/published/published'
import { sitemapText } from '../../../src/gatsby/published/sitemap'

const BOTH = [
  { language: 'en', route: '/' },
  { language: 'id', route: '/id' },
]
const page = { route: '/', translations: BOTH }
const entriesOf = async (...pages: Parameters<typeof sitemapText>[1][number][]) => {
  const text = await sitemapText('https://reef.test', pages)
  return [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry!)
}
const alternates = (entry: string) =>
  [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(([, ...pair]) => pair)

test('a page has its address', async () => {
  const [entry] = await entriesOf({ ...page, route: '/detail-news-7' })
  expect(entry).toContain('<loc>https://reef.test/detail-news-7</loc>')
})

test('both pages of a pair name both, and English for who reads neither', async () => {
  const pair = [
    ['en', 'https://reef.test/'],
    ['x-default', 'https://reef.test/'],
    ['id', 'https://reef.test/id'],
  ]
  const entries = await entriesOf(page, { ...page, route: '/id' })
  expect(entries.map(alternates)).toEqual([pair, pair])
  expect(entries[1]).toContain('<loc>https://reef.test/id</loc>')
})

test('a page that is there in one language has no pair', async () => {
  const [entry] = await entriesOf({ ...page, translations: BOTH.slice(0, 1) })
  expect(alternates(entry!)).toEqual([])
})

test('what is nobody’s goal is left out in every language', () => {
  expect(NOT_IN_SITEMAP).toEqual(
    expect.arrayContaining(['/404', '/id/404', '/search', '/id/search', '/detail-news1', '/id/detail-news1']),
  )
  for (const route of ['/', '/id', '/detail-news-1', '/id/detail-news-1']) expect(NOT_IN_SITEMAP).not.toContain(route)
})
