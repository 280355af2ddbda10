import { readFileSync } from 'node:fs'
import { nginxConf } from '../../hosting/nginx'
import { HEADERS, KEPT_FILE } from '../../src/config/hosting'
import { headersFile, redirectsFile } from '../../src/gatsby/hostFiles'

test('hosting/nginx.conf is what src/config/hosting.ts says (`npm run hosting` writes it)', () => {
  const shipped = readFileSync('hosting/nginx.conf', 'utf8')
  expect(shipped.match(/# written: /g)).toHaveLength(4)
  expect(nginxConf(shipped)).toBe(shipped)
})

test('Netlify builds with the version of Node that .nvmrc names', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${readFileSync('.nvmrc', 'utf8').trim()}"`)
})

test.each([
  ['/app-2832c84dc92429d10a34.js', true],
  ['/453.cca26484688b97fc9969.css', true],
  ['/sw.js', false],
  ['/page-data/app-data.json', false],
])('%s: kept for good: %s', (path, kept) => {
  expect(new RegExp(KEPT_FILE).test(path)).toBe(kept)
})

/** Rules and points: github.com/mdn/mdn-http-observatory, algorithm 6. The policy of each page gives ten of them. */
test('the headers are those for which Mozilla’s HTTP Observatory gives an A+', () => {
  expect(HEADERS).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
  })
})

test('_headers gives every path all headers, and keeps for good what has a hash', () => {
  const text = headersFile(['/app-2832c84dc92429d10a34.js'])
  for (const [name, value] of Object.entries(HEADERS)) expect(text).toContain(`\n  ${name}: ${value}\n`)
  for (const path of ['/app-2832c84dc92429d10a34.js', '/static/*', '/pagefind/index/*'])
    expect(text).toContain(`\n${path}\n  Cache-Control: public, max-age=31536000, immutable\n`)
  expect(text).not.toContain('/pagefind/*')
})

test('_redirects answers each route but the first by its folder, and the unknown in the language of its address', () => {
  expect(redirectsFile(['/', '/Events-Details', '/id'])).toBe(
    '/Events-Details /Events-Details/ 200\n/id /id/ 200\n/id/* /id/404.html 404\n',
  )
})
