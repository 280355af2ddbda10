/** On a slow phone with little memory and one bar of network. */
import { chromium, expect, test, type Locator } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/browsers'
import { pictureLink } from './pictureLink'
import { readToEnd } from './readToEnd'

const SCRIPT = /\.js$/
/** Within this time a tap is answered (RAIL: 100 ms; on a slow phone twice that). */
const ANSWER_MS = 200

const CONTROLS: Readonly<Record<string, (main: Locator) => Locator>> = {
  'next step': (main) => main.getByRole('button', { name: 'Next step' }),
  'next picture': (main) =>
    main.getByRole('group', { name: 'Gallery', exact: true }).getByRole('button', { name: 'Next slide' }),
  'a dot': (main) => main.getByRole('button', { name: 'Go to event 2' }),
  'pause of the team': (main) => main.getByRole('button', { name: 'Pause the change of groups' }),
  'the film': (main) => main.getByRole('button', { name: 'Play the film' }),
  'the map': (main) => main.getByRole('button', { name: 'Open the live map' }),
  'a large picture': (main) => pictureLink(main),
}

/** Where something is laid out, whatever it is moved by. */
const placeOf = (control: Locator) =>
  control.evaluate((one: HTMLElement) => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight])

test.describe('before the script is there', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap is seen at once, on whatever control, and moves nothing', async ({ page }) => {
    await page.route(SCRIPT, () => {})
    await page.goto('/')
    for (const [what, find] of Object.entries(CONTROLS)) {
      const control = find(page.getByRole('main'))
      await control.scrollIntoViewIfNeeded()
      const before = await placeOf(control)
      await control.tap()
      await expect(control, what).toHaveAttribute('aria-busy', 'true')
      await expect(control, what).toHaveCSS('opacity', '0.6')
      expect(await placeOf(control), what).toEqual(before)
      const seconds = await control.evaluate((element) => {
        const { transitionDuration, transitionDelay } = getComputedStyle(element)
        return parseFloat(transitionDuration) + parseFloat(transitionDelay)
      })
      expect(seconds * 1000, what).toBeLessThanOrEqual(ANSWER_MS)
    }
  })
})

test('the home page is read to its end with 256 MB for the script, six times slower, at 400 kbit/s', async ({
  baseURL,
}) => {
  const launch = chromiumLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--js-flags=--max-old-space-size=256'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true })
  const crashes: string[] = []
  page.on('crash', () => crashes.push('crash'))
  page.on('pageerror', ({ message }) => crashes.push(message))
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await page.goto(baseURL!, { waitUntil: 'domcontentloaded', timeout: 120_000 })
  await readToEnd(page)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(crashes).toEqual([])
  await browser.close()
})
