import type { Browser, Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { withoutContent } from './withoutContent'

/** A page that asks for nothing during this time is at rest; shorter than the next one. */
const REST_MS = 1000
/** The server's certificate is its own. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, ignoreHTTPSErrors: true }

const kB = (bytes: number) => Math.round(bytes / 100) / 10
const brotli = (body: string) => kB(brotliCompressSync(body).length)

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
declare global {
  interface Window {
    observed: { shift: number; tasks: { startTime: number; duration: number }[] }
  }
}

const observe = () => {
  window.observed = { shift: 0, tasks: [] }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) window.observed.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.observed.tasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/** Those of the build; a page has a sheet of its own beside them, for the colours that its pictures have before they come. */
const stylesIn = (html: string) =>
  [...html.matchAll(/<style[^>]* data-href=[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules).join('')

const KINDS = ['document', 'script', 'font', 'data'] as const
type Kind = (typeof KINDS)[number]
/** What a page has asked for. */
interface Traffic {
  requests: number
  bytes: number
  of: Record<Kind, Promise<Buffer>[]>
}

/** Resolves when nothing has been asked for during REST_MS. */
const atRest = async (page: Page, traffic: Traffic) => {
  for (let before = -1; before !== traffic.requests;) {
    before = traffic.requests
    await page.waitForTimeout(REST_MS)
  }
}

const traffic = async (page: Page, slowdown: number) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const seen: Traffic = { requests: 0, bytes: 0, of: { document: [], script: [], font: [], data: [] } }
  client.on('Network.requestWillBeSent', () => (seen.requests += 1))
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (seen.bytes += encodedDataLength))
  page.on('response', (response) => {
    if (!response.ok() && response.request().resourceType() !== 'document') return
    const kind = /page-data/.test(response.url()) ? 'data' : response.request().resourceType()
    const known = KINDS.find((one) => one === kind)
    if (known) seen.of[known].push(response.body())
  })
  return seen
}

const sum = async (bodies: readonly Promise<Buffer>[], size: (body: Buffer) => number) =>
  kB((await Promise.all(bodies)).reduce((total, body) => total + size(body), 0))

/** Scrolls through a page without touching anything on it, two windows of a phone each second. */
const readThrough = async (page: Page, step: number) => {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let read = 0; read < height; read += Math.abs(step)) {
    await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), step)
    await page.waitForTimeout(200)
  }
}

const pointAtLink = () =>
  document
    .querySelector('a')!
    .dispatchEvent(new window.PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))

/**
 * What a first visit of a page costs on a phone of 390 × 844 with a processor slowed down so many times: as it stands, read to
 * its end, and used: pointed at a link, which starts the script, and read back to its top, past all that loads more. Script,
 * HTML, styles and page data are counted as brotli would send them, the rest as the server does; times are milliseconds,
 * CLS as web vitals define it. Tasks count from the first paint on, as in TBT: before it there is nothing to tap.
 */
export const firstVisit = async (browser: Browser, address: string, slowdown: number) => {
  const page = await browser.newPage(PHONE)
  const seen = await traffic(page, slowdown)
  const compressed = (kind: Kind) => sum(seen.of[kind], (body) => brotliCompressSync(body).length)
  const longestTask = () =>
    page.evaluate(() => {
      const drawn = performance.getEntriesByName('first-contentful-paint')[0]!.startTime
      const tasks = window.observed.tasks.filter(({ startTime }) => startTime >= drawn)
      return Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)))
    })
  await page.addInitScript(observe)
  const html = await (await page.goto(address))!.text()
  await atRest(page, seen)
  const still = {
    requests: seen.requests,
    'first view, kB': kB(seen.bytes),
    'HTML, kB': brotli(html),
    'HTML without content, kB': brotli(await page.evaluate(withoutContent, html)),
    'styles, kB': brotli(stylesIn(html)),
    'fonts, kB': await sum(seen.of.font, (body) => body.length),
    'script at once, kB': await compressed('script'),
    'longest task, still': await longestTask(),
  }
  await readThrough(page, 400)
  await atRest(page, seen)
  const read = { 'script, read, kB': await compressed('script'), 'scrolled, kB': kB(seen.bytes) }
  await page.evaluate(pointAtLink)
  await atRest(page, seen)
  await readThrough(page, -400)
  await atRest(page, seen)
  const shift = await page.evaluate(() => window.observed.shift)
  const used = {
    'script, used, kB': await compressed('script'),
    'page data, kB': await compressed('data'),
    'longest task, used': await longestTask(),
    CLS: Number(shift.toFixed(3)),
  }
  await page.close()
  return { ...still, ...read, ...used }
}

/** A slow mobile network: 400 kbit/s each way, 400 ms. */
const ONE_BAR = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** When text can be read on a slow network, in milliseconds, and what has moved until everything in view is there (CLS). */
export const slowVisit = async (browser: Browser, address: string): Promise<Record<string, number>> => {
  const page = await browser.newPage(PHONE)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', ONE_BAR)
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForTimeout(REST_MS)
  const { text, shift } = await page.evaluate(() => ({
    text: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    shift: window.observed.shift,
  }))
  await page.close()
  return { 'one bar: text, ms': Math.round(text), 'one bar: CLS': Number(shift.toFixed(3)) }
}
