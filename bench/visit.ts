import type { Browser } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const kB = (bytes: number) => Math.round(bytes / 100) / 10

/** In the page: elements, blocks of its styles, and the longest time for which it answered nobody. */
const weight = async () => ({
  elements: document.querySelectorAll('*').length,
  rules: [...document.querySelectorAll('style')].reduce((sum, one) => sum + one.textContent.split('{').length - 1, 0),
  'longest task, ms': await new Promise<number>((done) => {
    const took = (list: PerformanceObserverEntryList) => done(Math.max(...list.getEntries().map((one) => one.duration)))
    new PerformanceObserver(took).observe({ type: 'longtask', buffered: true })
    setTimeout(done, 200, 0)
  }),
})

/**
 * What a first visit costs on a phone whose processor is slowed down so many times: until the page is at rest, and until the
 * first control that needs script has answered a tap. Bytes in kB as brotli sends them, times in ms.
 * @param slowdown 4 is Lighthouse's mobile phone
 */
export const firstVisit = async (browser: Browser, address: string, slowdown = 1) => {
  const page = await browser.newPage(PHONE)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await client.send('Performance.enable')
  const sizes: { isScript: boolean; size: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    const isBinary = ['image', 'font', 'media'].includes(type)
    const size = request
      .response()
      .then((response) => response?.body())
      .then((body = Buffer.alloc(0)) => (isBinary ? body.length : brotliCompressSync(body).length))
      .catch(() => 0)
    sizes.push({ isScript: type === 'script', size })
  })
  const sum = async (of = sizes) => kB((await Promise.all(of.map(({ size }) => size))).reduce((a, b) => a + b, 0))
  const script = () => sum(sizes.filter(({ isScript }) => isScript))
  const metric = async (name: string) =>
    (await client.send('Performance.getMetrics')).metrics.find((one) => one.name === name)?.value ?? 0
  const html = await (await page.goto(address, { waitUntil: 'networkidle' }))!.text()
  const still = {
    'HTML, kB': kB(brotliCompressSync(html).length),
    requests: sizes.length,
    'first view, kB': await sum(),
    'script at load, kB': await script(),
    ...(await page.evaluate(weight)),
    'style, ms': Math.round(1000 * (await metric('RecalcStyleDuration'))),
    'layout, ms': Math.round(1000 * (await metric('LayoutDuration'))),
  }
  const tap = await page.evaluate(async () => {
    const start = performance.now()
    document
      .querySelector<HTMLElement>('main button, header button, header a')!
      .dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    while (!document.documentElement.hasAttribute('data-awake')) await new Promise((resolve) => setTimeout(resolve, 10))
    return Math.round(performance.now() - start)
  })
  await page.waitForLoadState('networkidle')
  const used = { 'script used, kB': await script(), 'first tap, ms': tap }
  await page.close()
  return { ...still, ...used }
}
