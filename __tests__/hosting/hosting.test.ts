import { readFileSync } from 'node:fs'
import { nginxConf } from '../../hosting/nginx'
import { HEADERS, KEPT_FILE } from '../../src/config/hosting'
import { sitePathOf } from '../../src/gatsby/sitePathOf'
import { headersFile, redirectsFile } from '../../src/gatsby/hostFiles'

test('hosting/nginx.conf is what src/config/hosting.ts says (`npm run hosting` writes it)', () => {
  expect(readFileSync('hosting/nginx.conf', 'utf8')).toBe(nginxConf(sitePathOf()))
})

test('nginx answers an address that is not there in the language that it begins with', () => {
  expect(nginxConf('')).toContain('\n  ~^/id(/|$) /id/404.html;\n')
  expect(nginxConf('')).toContain('\n  error_page 404 $not_found;\n')
})

test.each([
  ['/app-2832c84dc92429d10a34.js', true],
  ['/styles.8e5e00b38b3fb1a47df4.css', true],
  ['/453.cca26484688b97fc9969.css', true],
  ['/sw.js', false],
  ['/page-data/app-data.json', false],
  ['/detail-news-7', false],
])('%s: kept for good: %s', (path, kept) => {
  expect(new RegExp(KEPT_FILE).test(path)).toBe(kept)
})

/** Rules and points: github.com/mdn/mdn-http-observatory, algorithm 6. The policy of each page gives ten of them (securePage.test.ts). */
test('the headers are those for which Mozilla’s HTTP Observatory gives an A+', () => {
  expect(HEADERS).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
  })
})

test('_headers gives every path all headers, and keeps hashed files for good', () => {
  const text = headersFile(['/app-2832c84dc92429d10a34.js'])
  for (const [name, value] of Object.entries(HEADERS)) expect(text).toContain(`\n  ${name}: ${value}\n`)
  expect(text).toContain('\n/app-2832c84dc92429d10a34.js\n  Cache-Control: public, max-age=31536000, immutable\n')
})

test('_headers keeps what lies in a folder of hashed files for good, but not the entry of the search index', () => {
  const text = headersFile([])
  for (const folder of ['/static/', '/pagefind/fragment/', '/pagefind/index/', '/pagefind/filter/']) {
    expect(text).toContain(`\n${folder}*\n  Cache-Control: public, max-age=31536000, immutable\n`)
  }
  expect(text).not.toContain('/pagefind/*')
})

test('_redirects answers each route but the first by its folder, and what is not there in the language of its address', () => {
  expect(redirectsFile(['/', '/Events-Details', '/id', '/id/detail-news'])).toBe(
    '/Events-Details /Events-Details/ 200\n/id /id/ 200\n/id/detail-news /id/detail-news/ 200\n/id/* /id/404.html 404\n',
  )
})
