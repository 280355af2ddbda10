import { isSearched, markedPage } from '../../../src/gatsby/search/searchPages'

const page = (head = '') =>
  `<html><head>${head}</head><body><main id="main" tabindex="-1"><h1>A</h1></main></body></html>`

const ADDRESS = '<link data-gatsby-head="true" rel="canonical" href="https://reef.test/a"/>'
const NOINDEX = '<meta data-gatsby-head="true" name="robots" content="noindex"/>'

test.each([
  ['/', ADDRESS, true],
  ['/detail-news-12', ADDRESS, true],
  ['/Events-Details', ADDRESS, true],
  ['/privacy', ADDRESS, true],
  ['/detail-news1', ADDRESS, false],
  ['/news', ADDRESS, false],
  ['/news/topics/reef/page/2', ADDRESS, false],
  ['/newsletter', ADDRESS, true],
  ['/privacy', ADDRESS + NOINDEX, true],
  ['/id', ADDRESS, true],
  ['/id/detail-news-12', ADDRESS, true],
  ['/id/detail-news1', ADDRESS, false],
  ['/id/news', ADDRESS, false],
  ['/id/news/topics/reef', ADDRESS, false],
  ['/id/guides', ADDRESS, false],
  ['/id/guides/page/2', ADDRESS, false],
  ['/id/guides/planting-mangroves', ADDRESS, true],
])('%s with %p in its head is found: %s', (route, head, found) => {
  expect(isSearched(route, page(head))).toBe(found)
})

test('the facts stand at the beginning of the main content, as attributes of Pagefind', () => {
  const marked = markedPage(page(), {
    kind: 'article',
    topics: 'Terumbu, Laut',
    words: 'bakau, seedling',
    date: 'Early 2024',
  })
  expect(marked).toContain(
    '<main id="main" tabindex="-1"><meta data-pagefind-meta="kind[content]" content="article"><meta data-pagefind-meta="topics[content]" content="Terumbu, Laut"><meta data-pagefind-meta="words[content]" content="bakau, seedling">' +
      '<meta data-pagefind-meta="date[content]" content="Early 2024"><h1>',
  )
})

test('what is not known is not said; signs of HTML are escaped', () => {
  expect(markedPage(page(), { kind: 'page', date: '"Early" & late' })).toContain(
    '-1"><meta data-pagefind-meta="kind[content]" content="page">' +
      '<meta data-pagefind-meta="date[content]" content="&quot;Early&quot; &amp; late"><h1>',
  )
})

test('links that only a style keeps apart are words of their own', () => {
  const page = '<main><a href="/a">Adopt <span>now</span></a><a href="/give">or donate</a>, and <i>more</i></main>'
  expect(markedPage(page, { kind: 'page' })).toContain('</span></a> <a href="/give">or donate</a>, and <i>')
})
