import type { Browser } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const REPEATED = '.slick-slide + .slick-slide, li + li'
const kB = (bytes: number) => Math.round(bytes / 100) / 10

/** What a first visit costs on a phone until the page is at rest, and with its script; kB as brotli sends them. */
export const firstVisit = async (browser: Browser, address: string) => {
  const page = await browser.newPage(PHONE)
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
  const html = await (await page.goto(address, { waitUntil: 'networkidle' }))!.text()
  const styles = html.match(/<style[^]*?<\/style>/g)!.join('')
  const atRest = {
    'HTML, kB': kB(brotliCompressSync(html).length),
    'first view, kB': await sum(),
    'script at load, kB': await script(),
    // one slide and one item of each list: how many there are is the editors' to say
    elements: await page.locator(`*:not(${REPEATED}, :is(${REPEATED}) *)`).count(),
    rules: styles.split('{').length,
  }
  await page.evaluate(() => document.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
  // the network had been idle before
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.waitForTimeout(1000)
  await page.waitForLoadState('networkidle')
  const used = { 'script used, kB': await script() }
  await page.close()
  return { ...atRest, ...used }
}

/** Lighthouse's slow 4G: bytes in a second, milliseconds of the way there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204800, uploadThroughput: 96000 }
/** What needs the page's script, and is answered where it stands. */
const CONTROL = 'main :is([data-island="carousel"] button:enabled, a[data-lightbox], button[data-frame])'

/**
 * From the tap on the first control of a page that needs its script to the first change in sight, in ms; over a slow 4G.
 * @param slowdown how many times slower than this computer; 4 is Lighthouse's phone
 * @param scrolled whether the page was scrolled two seconds before; else the tap is the visitor's first act
 */
export const tap = async (browser: Browser, address: string, slowdown: number, scrolled: boolean) => {
  const page = await browser.newPage(PHONE)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.addInitScript(() => {
    // brings the control into view without a sign of life
    addEventListener('scroll', (event) => window.name === 'quiet' && event.stopImmediatePropagation(), true)
    window.name = 'quiet'
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const control = page.locator(CONTROL).filter({ visible: true }).first()
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(500)
  if (scrolled) {
    await page.evaluate(() => {
      window.name = ''
      document.dispatchEvent(new Event('scroll'))
    })
    await page.waitForTimeout(2000)
  }
  const answered = control.evaluate(
    (element) =>
      new Promise<number>((done) => {
        let start = 0
        element.addEventListener('pointerdown', ({ timeStamp }) => (start = timeStamp))
        const isAnswered = () =>
          document.querySelector('dialog[open], iframe') ??
          element.closest('[data-island]')?.querySelector('[aria-live]')?.textContent
        new MutationObserver(() => {
          if (start && isAnswered()) requestAnimationFrame(() => done(Math.round(performance.now() - start)))
        }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
  )
  const { x, y, width, height } = (await control.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  const took = await answered
  await page.close()
  return took
}
