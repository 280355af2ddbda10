/** Links to this site that are written in another way than the site writes them. */
import { checkFile } from '../../src/schema/checkFile'
import { contentTypeOf } from '../../src/schema/registry'

const ROUTES = new Set([
  '/',
  '/#mission',
  '/dive-with-us',
  '/search',
  '/news',
  '/detail-news',
  '/detail-news-12',
  '/detail-news-14',
])
const ADDRESS = 'https://www.reef.test'

const messages = (path: string, frontMatter: Record<string, unknown>, body: string, address = ADDRESS) => {
  const type = contentTypeOf(path)!
  return checkFile(
    { file: path, type, frontMatter, body, bodyLine: 1, lineOf: () => undefined },
    { routes: ROUTES, address },
  )
}
const inText = (url: string, address?: string) =>
  messages('news/12-a/index.md', {}, `[more](${url})`, address).filter(({ message }) => message.includes('leads to'))

const NUMBER = 'but no article has that number; write another address. Until then it leads to /news.'
const HIGHEST = 'but the highest number of an article is 14; write another address.'
const meant = (page: string) => `but there is no such page; did you mean "${page}"?`
const more = (page: string) => `which has more than the page's address; write "${page}".`
const here = (page: string) => `which only this computer shows; write "${page}".`
const own = (page: string) => `which is a page of this site; write "${page}".`
const NOT_HERE = 'but this site has no such page; write another address, such as /dive-with-us.'

test.each([
  ['/detail-news-012', meant('/detail-news-12')],
  ['/detail-news-0', meant('/detail-news')],
  ['/detail-news12', meant('/detail-news-12')],
  ['/Detail-News-12/', meant('/detail-news-12')],
  ['/detail-new-12', meant('/detail-news-12')],
  ['/detail-news-15', HIGHEST],
  ['/detail-news-9999', HIGHEST],
  ['/detail-news-013', 'but there is no such page; write another address.'],
  ['/detail-news-628123456', HIGHEST],
  ['/detail-news-12?utm_source=x', more('/detail-news-12')],
  ['/detail-news-12#downhill', more('/detail-news-12')],
  ['/dive-with-us?a=b#c', more('/dive-with-us')],
  ['/#misson', meant('/#mission')],
  ['http://localhost:8000/detail-news-12', here('/detail-news-12')],
  ['https://localhost:8000/detail-news-12/', here('/detail-news-12')],
  ['localhost:9000/detail-news-12?x=1', here('/detail-news-12')],
  ['http://127.0.0.1:9000/#mission', here('/#mission')],
  ['http://192.168.1.7:8000/', here('/')],
  ['http://localhost:8000', here('/')],
  ['http://localhost:8000/admin/', 'which only this computer shows; write a page of this site such as /dive-with-us.'],
  ['https://www.reef.test/detail-news-12', own('/detail-news-12')],
  ['https://reef.test/detail-news-12/', own('/detail-news-12')],
  ['http://REEF.test/detail-news-012', own('/detail-news-12')],
  ['reef.test/dive-with-us', own('/dive-with-us')],
  ['//reef.test/dive-with-us', own('/dive-with-us')],
  ['https://reef.test', own('/')],
  ['https://reef.test/search?q=turtle', own('/search?q=turtle')],
  ['https://reef.test/detail-news-999', NOT_HERE],
  ['https://reef.test/detail-news-13', NOT_HERE],
  ['https://reef.test/a-page', NOT_HERE],
  ['http://anas-mac.local:8000/news', here('/news')],
  ['Https://www.noaa.gov/reefs', 'which begins with large letters; write "https://www.noaa.gov/reefs".'],
  ['//noaa.gov/reefs', 'which is not a full address; write "https://noaa.gov/reefs".'],
  ['<“/dive-with-us>', 'which has signs around it; write "/dive-with-us".'],
])('%s is no address of this site', (url, advice) => {
  const [found, ...others] = inText(url)
  expect(found?.message).toBe(`a link in the text leads to "${url.replace(/^<|>$/g, '')}", ${advice}`)
  expect(found).not.toHaveProperty('goneArticle')
  expect(others).toEqual([])
})

test('a gap below the highest number is an article that is gone', () => {
  expect(inText('/detail-news-13')).toEqual([
    expect.objectContaining({
      message: `a link in the text leads to "/detail-news-13", ${NUMBER}`,
      goneArticle: '/detail-news-13',
    }),
  ])
})

test.each([
  '/search?q=turtle',
  'https://reef.test/report.pdf',
  'https://notreef.test/detail-news-999',
  'https://news.reef.test/x',
])('%s is fine', (url) => {
  expect(inText(url)).toEqual([])
})

test('where the address of the site has a path, only what stands below it is a page of this site', () => {
  const below = (url: string) => inText(url, 'https://www.reef.test/ibf').map(({ message }) => message)
  expect(below('https://reef.test/ibf/detail-news-12')).toEqual([expect.stringContaining(own('/detail-news-12'))])
  expect(below('reef.test/ibf')).toEqual([expect.stringContaining(own('/'))])
  expect(below('https://reef.test/detail-news-12')).toEqual([])
  expect(below('https://reef.test/ibf-award')).toEqual([])
})

test('while the address of the site stands in, others on its host may too', () => {
  const standIn = (url: string) => inText(url, 'https://example.org').map(({ message }) => message)
  expect(standIn('https://example.org/award')).toEqual([])
  expect(standIn('https://example.org/')).toEqual([])
  expect(standIn('http://example.org/award')).toEqual([expect.stringContaining('which is not secure; write "https://')])
  expect(standIn('https://example.org/detail-news-999')).toEqual([expect.stringContaining(NOT_HERE)])
  expect(standIn('https://example.org/dive-with-us')).toEqual([expect.stringContaining(own('/dive-with-us'))])
})

test.each<[string, string, unknown, string]>([
  ['events/01-a/index.md', 'link', 'https://reef.test/detail-news-12', own('/detail-news-12')],
  ['events/01-a/index.md', 'link', 'http://localhost:8000/detail-news-12', here('/detail-news-12')],
  ['events/01-a/index.md', 'link', '/detail-news-15', HIGHEST],
  ['settings/links.md', 'store', 'https://reef.test/detail-news-999', NOT_HERE],
  [
    'news/12-a/index.md',
    'sources',
    [{ text: 'Reef, 2024: all', address: 'https://reef.test/detail-news-999' }],
    NOT_HERE,
  ],
])('%s: a %s to this site is checked', (path, field, value, advice) => {
  const found = messages(path, { [field]: value }, '').map(({ message }) => message)
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^"${field}" leads to ".*", `)))
  expect(found.filter((message) => message.endsWith(advice))).toHaveLength(1)
})
