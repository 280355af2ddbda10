/**
 * How long the next page takes: from a finger on a link to the first paint of the page behind it, in milliseconds, on a
 * phone with a processor slowed down four times and a slow line: `npm run bench:next` after a build; with
 * `-- ../other/public`, that build in turns with this one, and the ratio. "Used" is a page whose script was started by a
 * gesture before. Medians of five.
 */
import { chromium, type Browser, type Page } from '@playwright/test'
import { HOME_ROUTE, newsRoute } from '../src/config/routes'
import { chromiumLaunch } from '../scripts/chromium'
import { slowSite } from './slowSite'
import { median } from './median'

const ROUNDS = 5
const CPU_SLOWDOWN = 4
/** A finger stays on the glass for so long. */
const TAP_MS = 90
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const WAYS = [
  { name: 'home → article', from: HOME_ROUTE, link: 'main a[href^="/detail-news"]' },
  { name: 'article → article', from: newsRoute(14), link: 'a[rel="prev"]' },
  { name: 'article → home', from: newsRoute(14), link: 'nav a[href="/"]' },
]

const now = () => performance.timeOrigin + performance.now()

const paintSince = (start: number) => {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return performance.timeOrigin > start && paint && performance.timeOrigin + paint.startTime
}

/** As the first gesture does; resolves when React has taken the page over. */
const startScript = async (page: Page) => {
  await page.locator('a').first().dispatchEvent('pointerover', { pointerType: 'mouse' })
  await page.waitForFunction(() => Object.keys(document.getElementById('___gatsby')!).length > 0)
  await page.waitForTimeout(1500)
}

const timeToNext = async (
  browser: Browser,
  address: string,
  { from, link }: (typeof WAYS)[number],
  isUsed: boolean,
) => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(address + from, { waitUntil: 'load' })
  if (isUsed) await startScript(page)
  const target = page.locator(link).first()
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(1500)
  const { x, y, width, height } = (await target.boundingBox())!
  const start = await page.evaluate(now)
  await client.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + Math.min(width, 40) / 2, y: y + height / 2 }],
  })
  await page.waitForTimeout(TAP_MS)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForURL((url) => url.pathname !== from, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(paintSince, start)
  const end = (await handle.jsonValue()) as number
  await context.close()
  return end - start
}

const folders = ['public', ...process.argv.slice(2)]
const sites = await Promise.all(folders.map(slowSite))
const browser = await chromium.launch(chromiumLaunch())
const rows: Record<string, Record<string, number | string>> = {}
for (const way of WAYS) {
  for (const isUsed of [false, true]) {
    const times = folders.map((): number[] => [])
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [i, { address }] of sites.entries()) times[i]!.push(await timeToNext(browser, address, way, isUsed))
    }
    const medians = times.map((some) => Math.round(median(some)))
    rows[isUsed ? `${way.name}, used` : way.name] = {
      ...Object.fromEntries(folders.map((folder, i) => [`${folder}, ms`, medians[i]!])),
      ...(medians[1] && { ratio: (medians[0]! / medians[1]).toFixed(2) }),
    }
  }
}
await browser.close()
for (const { stop } of sites) stop()
console.table(rows)
