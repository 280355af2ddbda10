import { newsFeed } from '../../../src/gatsby/published/feed'

const story = {
  title: 'Sharks & rays',
  summary: 'A survey.',
  route: '/detail-news-27',
  text: [
    {
      html: '<p>See <a href="/impact">our numbers</a>.</p>',
      picture: { src: '/static/chart.jpg', alt: 'A chart', caption: 'Fins & figures, 2024' },
    },
    { html: '<p>More.</p>', picture: null },
  ],
  date: '2024-05-23',
  topics: ['Ocean', 'Reef'],
  picture: '/static/one.jpg',
  pictureAlt: 'A shark',
}
const publisher = { name: 'The Foundation', siteUrl: 'https://reef.test', description: 'Reefs.' }
const english = newsFeed({ ...publisher, language: 'en' }, [story])
const indonesian = newsFeed({ ...publisher, language: 'id' }, [{ ...story, route: '/id/detail-news-27' }])

interface Item {
  id: string
  url: string
  tags: string[]
  content_html: string
}
const jsonOf = ({ json }: { json: string }) =>
  JSON.parse(json) as { home_page_url: string; feed_url: string; items: Item[] }

test('a story stands in it with its whole text, whose links and pictures have full addresses', () => {
  const [item] = jsonOf(english).items
  expect(item).toMatchObject({ id: 'https://reef.test/detail-news-27', url: 'https://reef.test/detail-news-27' })
  expect(item!.content_html).toContain('<a href="https://reef.test/impact">')
  expect(item!.content_html).toContain('<img src="https://reef.test/static/one.jpg" alt="A shark">')
  expect(english.rss).toContain('<language>en</language>')
})

test('a picture stands where its text has it, with the words below it', () => {
  const [item] = jsonOf(english).items
  expect(item!.content_html).toContain(
    '</p>\n<figure><img src="https://reef.test/static/chart.jpg" alt="A chart"><figcaption>Fins &amp; figures, 2024</figcaption></figure>\n<p>More.</p>',
  )
})

test('each language has a feed of its own, at an address of its own', () => {
  expect(jsonOf(english)).toMatchObject({
    home_page_url: 'https://reef.test/news',
    feed_url: 'https://reef.test/feed.json',
  })
  expect(jsonOf(indonesian)).toMatchObject({
    home_page_url: 'https://reef.test/id/news',
    feed_url: 'https://reef.test/id/feed.json',
  })
  expect(indonesian.rss).toContain('<language>id</language>')
  expect(indonesian.rss).toContain('href="https://reef.test/id/rss.xml"')
})

test('there stories have the address and topics the names that they have in it', () => {
  const [item] = jsonOf(indonesian).items
  expect(item!.url).toBe('https://reef.test/id/detail-news-27')
  expect(jsonOf(english).items[0]!.tags).toEqual(['Ocean', 'Reef'])
  expect(item!.tags).toEqual(['Laut', 'Terumbu'])
})
