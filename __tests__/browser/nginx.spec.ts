import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { nginxConf } from '../../hosting/nginx'
import { hasBrotli, missingForNginx, siteOfLastBuild, startNginx } from '../../scripts/nginx'
import { HEADERS } from '../../src/config/hosting'
import { ROUTES } from './site'
import { skipWithout } from './skipWithout'

skipWithout('nginx', missingForNginx())

let nginx: Awaited<ReturnType<typeof startNginx>>
test.beforeAll(async () => {
  nginx = await startNginx()
})
test.afterAll(() => nginx?.stop())

/** Sends a request letter for letter, as no well-behaved client would, and gives the status. */
const statusOf = (path: string, method = 'GET') =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(nginx.address)
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    let answer = ''
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('end', () => resolve(Number(answer.split(' ')[1])))
    socket.on('error', reject)
  })
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(nginx.address + path, { headers: { 'accept-encoding': 'identity', ...headers }, method, redirect: 'manual' })
const font = /href="(\/static\/[^"]+\.woff2)"/.exec(readFileSync('public/index.html', 'utf8'))?.[1] ?? ''
const kept = /"(\/app-[^"]+\.js)"/.exec(readFileSync('public/index.html', 'utf8'))?.[1] ?? ''
const picture = /src="(\/static\/[^"]+\.jpg)"/.exec(readFileSync('public/index.html', 'utf8'))?.[1] ?? ''

test('over HTTPS all files of a page come through one connection (HTTP/2)', async () => {
  const session = connectHttp2(nginx.secureAddress, { rejectUnauthorized: false })
  const headersOf = (path: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      session.once('error', reject)
      session.request({ ':path': path }).once('response', resolve).resume()
    })
  for (const path of ['/', kept]) {
    const headers = await headersOf(path)
    expect(headers[':status']).toBe(200)
    expect(headers['strict-transport-security']).toBe(HEADERS['Strict-Transport-Security'])
  }
  expect(session.alpnProtocol).toBe('h2')
  session.close()
})

test('HTTP leads to HTTPS, apart from where certbot asks', async () => {
  const response = await fetch(`${nginx.redirectAddress}/detail-news?a=1`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, 'https://127.0.0.1/detail-news?a=1'])
  const challenge = await fetch(`${nginx.redirectAddress}/.well-known/acme-challenge/none`, { redirect: 'manual' })
  expect(challenge.status).toBe(404)
})

test('the 50 routes and /detail-news1 answer as spelled, without a redirect, with the page of the build', async () => {
  for (const route of [...ROUTES, '/detail-news1', '/privacy', '/id', '/id/detail-news1', '/id/news/topics/terumbu']) {
    const response = await get(route)
    expect(response.status, route).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe(readFileSync(`public${route}/index.html`, 'utf8'))
  }
})

test('unknown addresses answer 404 with the page that helps, in their language', async () => {
  const english = readFileSync('public/404.html', 'utf8')
  const indonesian = readFileSync('public/id/404.html', 'utf8')
  for (const [path, page] of [
    ['/no-such-page', english],
    ['/events-details', english],
    ['/404', english],
    ['/404.html', english],
    ['/_headers', english],
    ['/.git/config', english],
    ['/static/', english],
    ['/ideas', english],
    ['/id/no-such-page', indonesian],
    ['/id/no-such-page/', indonesian],
    ['/id/no-such-page?q=1', indonesian],
    ['/id/events-details', indonesian],
    ['/id/.git/config', indonesian],
    ['/id/404', indonesian],
    ['/id/404.html', indonesian],
  ] as const) {
    const response = await get(path)
    expect(response.status, path).toBe(404)
    expect(await response.text(), path).toBe(page)
    expect(response.headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate')
  }
})

test('a slash at the end leads to the one address of a page, and to nowhere else', async () => {
  const response = await get('/dive-with-us/?a=1')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/dive-with-us?a=1'])
  expect((await get('/id/')).headers.get('location')).toBe('/id')
  expect((await get('/elsewhere.example/')).status).toBe(404)
})

test('every answer carries the headers of src/config/hosting.ts', async () => {
  for (const [path, method] of [
    ['/'],
    ['/no-such-page'],
    [kept],
    [picture],
    ['/', 'POST'],
    ['/dive-with-us/'],
  ] as const) {
    const { headers } = await get(path!, {}, method)
    for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name), `${name} of ${path}`).toBe(value)
    expect(headers.get('server')).toBe('nginx')
  }
})

test('files whose names hold a hash are kept for good, all others are asked for each time', async () => {
  for (const path of [kept, picture, font]) {
    expect((await get(path)).headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable')
  }
  for (const path of ['/', '/page-data/index/page-data.json', '/page-data/app-data.json', '/favicon.svg']) {
    const response = await get(path)
    expect([response.status, response.headers.get('cache-control')], path).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ])
  }
})

test('of the search index, what holds a hash is kept for good, and nothing is compressed a second time', async () => {
  const names = readdirSync('public/pagefind', { recursive: true, encoding: 'utf8' }).filter((name) => /[.]/.test(name))
  for (const name of names.filter((one) => !/[.](br|gz)$/.test(one))) {
    const { status, headers } = await get(`/pagefind/${name}`, { 'accept-encoding': 'gzip' })
    expect(status, name).toBe(200)
    const kept = name.includes('/')
    expect(headers.get('cache-control'), name).toMatch(kept ? /immutable/ : /must-revalidate/)
    const isText = /[.](js|json)$/.test(name)
    expect(headers.get('content-encoding'), name).toBe(isText ? 'gzip' : null)
    if (!isText) expect(headers.get('content-type'), name).toBe('application/octet-stream')
  }
  expect(names.length).toBeGreaterThan(60)
})

test('media types are right, as nosniff asks', async () => {
  const { headers } = await get(kept)
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect((await get(picture)).headers.get('content-type')).toBe('image/jpeg')
  expect((await get(font)).headers.get('content-type')).toBe('font/woff2')
  expect((await get('/favicon.svg')).headers.get('content-type')).toMatch(/^image\/svg\+xml/)
})

test('compressed twins are sent to who takes them, and say so to caches', async () => {
  const encodings = hasBrotli() ? (['gzip', 'br'] as const) : (['gzip'] as const)
  for (const path of ['/', '/detail-news-7', kept, '/page-data/index/page-data.json']) {
    const whole = await (await get(path)).text()
    for (const encoding of encodings) {
      const response = await get(path, { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding'), path).toBe(encoding)
      expect(response.headers.get('vary'), path).toBe('Accept-Encoding')
      expect(await response.text(), path).toBe(whole)
    }
  }
  expect(existsSync('public/index.html.br')).toBe(true)
})

test('parts, unchanged files and heads are answered as such', async () => {
  const part = await get(picture, { range: 'bytes=0-9' })
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
  expect((await get(picture, { range: 'bytes=99999999-' })).status).toBe(416)
  const { headers } = await get('/')
  expect((await get('/', { 'if-none-match': headers.get('etag')! })).status).toBe(304)
  expect((await get('/', { 'if-modified-since': headers.get('last-modified')! })).status).toBe(304)
  const head = await get('/', {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    headers.get('content-length'),
    '',
  ])
})

test('odd paths reach nothing', async () => {
  const refused = {
    '/..%2fpackage.json': 400,
    '/%2e%2e/package.json': 400,
    '/../package.json': 400,
    '/static/..%2f..%2fpackage.json': 400,
    '//detail-news': 404,
    '/static//': 404,
    '//elsewhere.example/..': 404,
    '/%5celsewhere.example/': 404,
    '/detail-news%00': 400,
    '/detail-news%0d%0aSet-Cookie:a=b': 404,
    '/detail-news%': 400,
    [`/${'a'.repeat(5_000)}`]: 404,
    [`/${'a'.repeat(50_000)}`]: 414,
  }
  for (const [path, status] of Object.entries(refused)) expect(await statusOf(path), path.slice(0, 60)).toBe(status)
})

test('methods other than GET and HEAD are refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    expect(await statusOf('/', method), method).toBe(405)
  }
  expect((await get('/', {}, 'POST')).headers.get('allow')).toBe('GET, HEAD')
})

test('a site whose address has a path is served below it, and nothing else of it on the host', async () => {
  const below = await startNginx(siteOfLastBuild(nginxConf('/ibf')), '/ibf')
  try {
    const answer = async (path: string) => {
      const response = await fetch(below.address + path, { redirect: 'manual' })
      return { response, status: response.status, leadsTo: response.headers.get('location') }
    }
    const page = (file: string) => readFileSync(`public/${file}`, 'utf8')
    for (const [path, file] of [
      ['/ibf', 'index.html'],
      ['/ibf?a=b', 'index.html'],
      ['/ibf/impact', 'impact/index.html'],
      ['/ibf/id', 'id/index.html'],
      ['/ibf/sitemap.xml', 'sitemap.xml'],
      ['/robots.txt', 'robots.txt'],
      ['/.well-known/security.txt', '.well-known/security.txt'],
    ] as const) {
      const { response, status } = await answer(path)
      expect([path, status, await response.text()]).toEqual([path, 200, page(file)])
      expect(response.headers.get('strict-transport-security')).toBe(HEADERS['Strict-Transport-Security'])
    }
    expect((await answer(`/ibf${kept}`)).response.headers.get('cache-control')).toContain('immutable')
    for (const [path, to] of [
      ['/ibf/?a=b', '/ibf?a=b'],
      ['/ibf/impact/?a=b', '/ibf/impact?a=b'],
    ] as const)
      expect(await answer(path)).toMatchObject({ status: 301, leadsTo: to })
    for (const [path, file] of [
      ['/ibf/no-such-page', '404.html'],
      ['/ibf/404', '404.html'],
      ['/ibf/404.html', '404.html'],
      ['/ibf/_headers', '404.html'],
      ['/ibf/.git/config', '404.html'],
      ['/ibf/id/no-such-page', 'id/404.html'],
      ['/impact', '404.html'],
      ['/', '404.html'],
      ['/ibfx', '404.html'],
      ['/404.html', '404.html'],
    ] as const) {
      const { response, status } = await answer(path)
      expect([path, status, await response.text()]).toEqual([path, 404, page(file)])
    }
  } finally {
    await below.stop()
  }
})
