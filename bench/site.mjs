/**
 * What a first visit costs: `node bench/site.mjs` after a build. Prints a table for each kind of page: bytes as
 * `gatsby serve` sends them (gzip), script and HTML as brotli 11 would send them, layout shift, and the longest task while
 * the processor is slowed down four times, all at 390 × 844 before any scrolling.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium.mjs'
import { serveBuilt } from '../scripts/serve-built.mjs'

const PORT = 9322
const PAGES = {
  home: '/',
  'article, slider': '/detail-news',
  'article, film': '/detail-news-11',
  'article, plain': '/detail-news-12',
  event: '/Events-Details',
  dive: '/dive-with-us',
  'not found': '/no-such-page',
}
const QUIET_MS = 3000
const kB = (bytes) => Math.round(bytes / 100) / 10

const brotli = (body) => brotliCompressSync(body).length

const measure = async (browser, address) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const totals = { requests: 0, bytes: 0, script: 0, html: 0 }
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    totals.requests += 1
    totals.bytes += encodedDataLength
  })
  const bodies = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (/javascript/.test(type)) bodies.push(response.body().then((body) => (totals.script += brotli(body))))
    if (response.request().isNavigationRequest()) {
      bodies.push(response.body().then((body) => (totals.html += brotli(body))))
    }
  })
  await page.addInitScript(() => {
    window.measured = { shift: 0, longest: 0 }
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.measured.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.measured.longest = Math.max(window.measured.longest, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(address)
  await page.waitForTimeout(QUIET_MS)
  await Promise.all(bodies)
  const { shift, longest } = await page.evaluate(() => window.measured)
  await page.close()
  return { ...totals, shift, longest }
}

const { origin, stop } = await serveBuilt(PORT)
const browser = await chromium.launch(chromiumLaunch())
try {
  const rows = {}
  for (const [kind, path] of Object.entries(PAGES)) {
    const { requests, bytes, script, html, shift, longest } = await measure(browser, origin + path)
    rows[kind] = {
      requests,
      'first view, kB': kB(bytes),
      'script brotli, kB': kB(script),
      'HTML brotli, kB': kB(html),
      CLS: Number(shift.toFixed(3)),
      'longest task at 4×, ms': Math.round(longest),
    }
  }
  console.table(rows)
  const css = [...readFileSync(join('public', 'index.html'), 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, rules]) => rules)
    .join('')
  console.log(`Style sheet of the home page: ${kB(brotli(Buffer.from(css)))} kB brotli.`)
} finally {
  await browser.close()
  stop()
}
