import { describePage, readPage } from '../../../src/gatsby/builtPages/builtPage'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="description" content="A &amp; B" data-gatsby-head="true"/><style>a{}</style><title data-gatsby-head="true">Sharks &amp; rays | IBF</title>${head}</head><body>${body}</body></html>`
const described = (html: string, tags: string, data: string) => describePage(html, readPage(html)!, tags, data)
const CANONICAL = '<link rel="canonical" href="https://reef.test/detail-news-27" data-gatsby-head="true"/>'

test('a page says its title, description and address', () => {
  expect(readPage(page(CANONICAL))).toMatchObject({
    title: 'Sharks & rays | IBF',
    description: 'A & B',
    address: 'https://reef.test/detail-news-27',
  })
})

test('and the languages that it is there in', () => {
  const pair = (language: string) =>
    `<link rel="alternate" hreflang="${language}" href="https://reef.test/${language}"/>`
  const feed = '<link rel="alternate" type="application/rss+xml" href="/rss.xml"/>'
  expect(readPage(page(CANONICAL + feed))?.languages).toEqual([])
  expect(readPage(page(CANONICAL + pair('en') + pair('id')))?.languages).toEqual(['en', 'id'])
})

test.each([/<title.*<\/title>/, /<meta name="description"[^>]*>/])(
  'a page with an address and without %s stops the build',
  (part) => {
    expect(() => readPage(page(CANONICAL).replace(part, ''))).toThrow('see src/layout/PageHead.tsx')
  },
)

test('a page without an address is not described', () => {
  expect(readPage(page('<meta name="robots" content="noindex"/>'))).toBeUndefined()
})

test('tags stand before the style sheets, data behind them, and both replace those of an earlier build', () => {
  const html = page(CANONICAL, '<p>&lt;meta property="og:title"&gt;</p>')
  const tags = (title: string) =>
    `<meta property="og:title" content="${title}"/><meta name="twitter:card" content="x"/>`
  const data = (name: string) => `<script type="application/ld+json">{"name":"${name}"}</script>`
  const first = described(html, tags('$& one'), data('one'))
  expect(first.indexOf('$& one')).toBeLessThan(first.indexOf('<style>'))
  expect(first).toContain(`${CANONICAL}${data('one')}</head>`)
  // as the page's policy adds it (securePage)
  const secured = first.replace('</head>', '<style>b{}</style></head>')
  expect(described(secured, tags('$& one'), data('one'))).toBe(secured)
  expect(described(first, tags('two'), data('two'))).toBe(described(html, tags('two'), data('two')))
})
