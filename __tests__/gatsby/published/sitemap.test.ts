import { sitemapText } from '../../../src/gatsby/published/sitemap'

test('a page has its address, its pictures and the day of its last change', async () => {
  const page = { pictures: ['/static/one.jpg'], lastmod: '2024-05-23T08:00:00+08:00', translations: [] }
  const text = await sitemapText('https://reef.test', [{ ...page, route: '/detail-news-7' }])
  expect(text).toContain('<loc>https://reef.test/detail-news-7</loc>')
  expect(text).toContain('<image:loc>https://reef.test/static/one.jpg</image:loc>')
  expect(text).toContain('<lastmod>2024-05-23T00:00:00.000Z</lastmod>')
})
