import { expect, test, type Locator, type Page } from '@playwright/test'
import { AUTOPLAY_DELAY_MS } from '../../src/config/carousel'
import { fingers } from './fingers'
import { shiftOf, watchShift } from './layoutShift'
import { openWhole } from './openWhole'
import { readToEnd } from './readToEnd'
import { startScript } from './startScript'

/** A story whose pictures move by themselves */
const PLAYS = '/detail-news-41'

const carousel = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const slides = (region: Locator) => region.getByRole('group', { name: /^\d+ \/ \d+$/, includeHidden: true })

/** Scrolls to a carousel, and waits until the script has it in hand: only what is in view can be reached then. */
const reach = async (page: Page, name: string) => {
  // else what is laid out above it moves the row away
  const region = carousel(page, name)
  await region.scrollIntoViewIfNeeded()
  await startScript(page)
  await expect.poll(async () => (await inView(region)).length).toBeLessThan(4)
  return region
}

/** Names of the slides that can be reached: those out of view are inert. */
const inView = (region: Locator) =>
  region
    .locator('[aria-roledescription="slide"]')
    .evaluateAll((all) => all.filter((slide) => !slide.closest('[inert]')).map((slide) => slide.ariaLabel))

const slide = (region: Locator, number: number, count: number) =>
  region.getByRole('group', { name: `${number} / ${count}`, exact: true })

/** Where a slide begins, in CSS pixels from the left edge of the window. */
const leftOf = async (shown: Locator) => (await shown.boundingBox())!.x

/** A slide has arrived at a place and stays there. */
const standsAt = (shown: Locator, left: number) =>
  expect.poll(async () => Math.abs((await leftOf(shown)) - left)).toBeLessThan(1)

/** What stands beside the arrows: "2–4 / 7". */
const counter = (region: Locator) => region.getByText(/\d+ \/ \d+$/).first()

const arrow = (region: Locator, which: 'Previous' | 'Next') =>
  region.getByRole('button', { name: new RegExp(`^${which} `) })

/** Makes sure that a carousel moves when told only, from its first slide on. */
const hold = async (region: Locator) => {
  const pause = region.getByRole('button', { name: /^Pause/ })
  if (!(await pause.count())) return
  await pause.click()
  await region
    .getByRole('button', { name: /^Go to/ })
    .first()
    .click()
  const first = region.getByRole('group', { name: /^1 / })
  await standsAt(first, await leftOf(region))
  // until then react-slick takes no drag and no swipe
  await expect.poll(() => first.evaluate((one) => one.closest('[style*="transition"]'))).toBeNull()
}

/** One that ends, and one that does not */
const ALL = [
  { name: 'Our News', count: 46 },
  { name: 'Events', count: 6, infinite: true },
]

for (const { name, count, infinite } of ALL) {
  test(`${name}: a window that becomes lower or higher does not stop it, and it stays where it is when the phone is turned`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const region = await reach(page, name)
    if (infinite) await hold(region)
    const left = await leftOf(slide(region, 1, count))
    for (const [step, height] of [900, 844].entries()) {
      await arrow(region, 'Next').click()
      // as when a phone hides its address bar
      await page.setViewportSize({ width: 390, height })
      await standsAt(slide(region, step + 2, count), left)
      await expect(counter(region)).toHaveText(`${step + 2} / ${count}`, { useInnerText: true })
    }
    await arrow(region, 'Previous').click()
    await expect(counter(region)).toHaveText(`2 / ${count}`, { useInnerText: true })
    await arrow(region, 'Next').click()
    await expect(slide(region, 3, count)).toBeInViewport()
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(counter(region)).toHaveText(/^3/, { useInnerText: true })
    await region.scrollIntoViewIfNeeded()
    await expect.poll(async () => Math.abs((await leftOf(slide(region, 3, count))) - 50)).toBeLessThanOrEqual(50)
  })
}

/** The table of the specification: how many are shown, and whether there are dots, by the width of the window. */
const SHOWN = {
  1280: { 'Our Restoration Process': [3, false], Gallery: [1, false], 'Our News': [3, false], Events: [1, true] },
  999: { 'Our Restoration Process': [2, true], Gallery: [1, false], 'Our News': [2, true], Events: [1, true] },
  599: { 'Our Restoration Process': [1, true], Gallery: [1, false], 'Our News': [1, true], Events: [1, true] },
} as const

for (const [width, rows] of Object.entries(SHOWN)) {
  test(`at ${width} px each carousel shows as many as it should, with dots or without`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 800 })
    await page.goto('/')
    for (const [name, [perView, hasDots]] of Object.entries(rows)) {
      const region = await reach(page, name)
      await expect.poll(async () => [name, (await inView(region)).length]).toEqual([name, perView])
      const dots = region.getByRole('button', { name: /^Go to/ }).filter({ visible: true })
      expect([name, (await dots.count()) > 0]).toEqual([name, hasDots])
    }
  })
}

for (const [width, perView] of [
  [390, 1],
  [768, 2],
  [1280, 3],
] as const) {
  test(`Our Restoration Process on a fresh page at ${width} px: dots, counter, every stop and what is said of it are right`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const region = await reach(page, 'Our Restoration Process')
    await expect(slides(region)).toHaveCount(4)
    const dots = region.getByRole('button', { name: /^Go to/ })
    const places = 4 - perView + 1
    const { x } = (await region.getByRole('heading', { level: 2 }).boundingBox())!
    for (let first = 1; first <= places; first += 1) {
      const last = first + perView - 1
      await expect(counter(region)).toHaveText(last > first ? `${first}–${last} / 4` : `${first} / 4`, {
        useInnerText: true,
      })
      await expect(dots).toHaveCount(perView < 3 ? places : 0)
      if (perView < 3) await expect(dots.nth(first - 1)).toHaveAttribute('aria-current')
      await standsAt(slide(region, first, 4), x)
      if (first > 1) {
        await expect.poll(async () => (await inView(region)).length).toBe(perView)
        await expect(region.locator('[aria-live]')).toContainText(new RegExp(`step ${first}.* of 4`))
      }
      await expect(arrow(region, 'Previous')).toBeEnabled({ enabled: first > 1 })
      await expect(arrow(region, 'Next')).toBeEnabled({ enabled: first < places })
      if (first < places) await arrow(region, 'Next').click()
    }
  })
}

test('the events go round without an end, by arrows, dots and keys', async ({ page }) => {
  await page.goto('/')
  const region = await reach(page, 'Events')
  const shows = (number: number) => standsAt(slide(region, number, 6), 0)
  await shows(1)
  await arrow(region, 'Previous').click()
  await shows(6)
  await expect(counter(region)).toHaveText('6 / 6')
  await arrow(region, 'Next').click()
  await shows(1)
  await region.getByRole('button', { name: 'Go to event 3' }).click()
  await shows(3)
  await page.keyboard.press('ArrowRight')
  await shows(4)
})

test('taps that come faster than the row moves add up, past the end of the events to the first', async ({ page }) => {
  await page.goto('/')
  const region = await reach(page, 'Events')
  for (let tap = 0; tap < 8; tap += 1) await arrow(region, 'Next').click()
  await expect(counter(region)).toHaveText('3 / 6')
  await expect.poll(() => inView(region)).toEqual(['3 / 6'])
  await standsAt(slide(region, 3, 6), 0)
  for (let tap = 0; tap < 4; tap += 1) await arrow(region, 'Previous').click()
  await expect(counter(region)).toHaveText('5 / 6')
  await standsAt(slide(region, 5, 6), 0)
})

test('taps that come before the script add up as well', async ({ page }) => {
  await page.goto('/')
  const region = carousel(page, 'Our News')
  await region.scrollIntoViewIfNeeded()
  await arrow(region, 'Next').evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 3; tap += 1) button.click()
  })
  await expect(counter(region)).toHaveText('4–6 / 46', { useInnerText: true })
})

for (const name of ['Gallery', 'Our News']) {
  test(`${name}: a mouse drags it, which opens nothing`, async ({ page }) => {
    await page.goto('/')
    const region = await reach(page, name)
    await region.getByRole('group', { name: /^1 / }).scrollIntoViewIfNeeded()
    const next = region.getByRole('group', { name: /^2 / })
    const { x, y, width, height } = (await region.getByRole('group', { name: /^1 / }).boundingBox())!
    // on a link, where there is one over the whole slide
    const level = Math.max(y + Math.min(height / 3, 150), 130)
    await page.mouse.move(x + width * 0.8, level)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.2, level, { steps: 12 })
    await page.mouse.up()
    await expect(counter(region)).toHaveText(/^2/, { useInnerText: true })
    await expect(next).toBeInViewport({ ratio: 0.5 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })
}

for (const name of ['Our Restoration Process', 'Events']) {
  test(`${name}: a swipe moves it, which opens nothing`, async ({ browser, baseURL }) => {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.goto('/')
    const region = await reach(page, name)
    if (name === 'Events') await hold(region)
    await region.getByRole('group', { name: /^1 / }).scrollIntoViewIfNeeded()
    const box = (await region.getByRole('group', { name: /^1 / }).boundingBox())!
    const y = Math.max(box.y, 120) + 40
    await fingers(
      page,
      Array.from({ length: 11 }, (_, step) => [{ x: 330 - step * 25, y }]),
    )
    await expect(counter(region)).toHaveText(/^2/, { useInnerText: true })
    await expect(region.getByRole('group', { name: /^2 / })).toBeInViewport({ ratio: 0.5 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.close()
  })
}

test('a short drag of a mouse goes back, and a click after it follows the link', async ({ page }) => {
  await page.goto('/')
  const region = await reach(page, 'Our News')
  const link = region.getByRole('link', { name: /./ }).nth(1)
  const { x, y, width, height } = (await link.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 - 20, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(counter(region)).toHaveText('1–3 / 46', { useInnerText: true })
  await expect.poll(async () => Math.round((await link.boundingBox())!.x - x)).toBe(0)
  await link.click()
  await expect(page).toHaveURL(/detail-news/)
})

test('on paper every slide is printed, once, below its heading', async ({ page }) => {
  await page.goto('/')
  const rows = [await reach(page, 'Our News'), await reach(page, 'Events')]
  for (const region of rows) await arrow(region, 'Next').click()
  await page.emulateMedia({ media: 'print' })
  for (const [i, count] of [46, 6].entries()) {
    const all = await rows[i]!.locator('h3').evaluateAll((h3) =>
      h3.map((h) => ({ height: h.clientHeight, x: h.getBoundingClientRect().x, color: getComputedStyle(h).color })),
    )
    const printed = all.filter(({ height }) => height > 10)
    expect(printed).toHaveLength(count)
    expect(new Set(printed.map(({ color }) => color))).toEqual(new Set(['rgb(0, 0, 0)']))
    expect(Math.min(...printed.map(({ x }) => x))).toBeGreaterThan((await leftOf(rows[i]!.locator('h2'))) - 1)
  }
})

test.describe('the next picture', () => {
  const isThere = (region: Locator) =>
    region
      .locator(':not([inert]) + [inert] img')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)

  test.use({ viewport: { width: 390, height: 844 } })

  test('is there before the row is moved', async ({ page }) => {
    await page.goto('/')
    const region = await reach(page, 'Our News')
    await expect.poll(() => isThere(region)).toBe(true)
    await region.getByRole('button', { name: 'Next story' }).click()
    await expect(region.locator('[aria-live]')).toContainText('2 of 46')
    await expect.poll(() => isThere(region)).toBe(true)
  })
})

test.describe('sliders', () => {
  test.beforeEach(({ page }) => page.clock.install())

  const position = (region: Locator) =>
    region
      .getByRole('button', { name: /^Go to/ })
      .evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))

  test('some move by themselves every 3 s, and stop on hover and by the button', async ({ page }) => {
    await page.goto(PLAYS)
    const region = await reach(page, 'Pictures')
    const first = await position(region)
    await page.clock.runFor(AUTOPLAY_DELAY_MS)
    await expect.poll(() => position(region)).not.toBe(first)
    await region
      .getByRole('group', { name: /^\d+ \/ \d+$/ })
      .first()
      .hover()
    const hovered = await position(region)
    await page.clock.runFor(2 * AUTOPLAY_DELAY_MS)
    expect(await position(region)).toBe(hovered)
    await page.mouse.move(5, 300)
    await region.getByRole('button', { name: /^Pause/ }).click()
    await page.mouse.move(5, 300)
    const paused = await position(region)
    await page.clock.runFor(2 * AUTOPLAY_DELAY_MS)
    expect(await position(region)).toBe(paused)
    await region.getByRole('button', { name: /^Play/ }).click()
    await page.mouse.move(5, 300)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(AUTOPLAY_DELAY_MS)
    await expect.poll(() => position(region)).not.toBe(paused)
  })

  test('stand still where less motion is preferred, and others unless asked', async ({ page }) => {
    for (const [path, reducedMotion] of [
      [PLAYS, 'reduce'],
      ['/detail-news-25', 'no-preference'],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await page.goto(path)
      const region = await reach(page, 'Pictures')
      await page.clock.runFor(2 * AUTOPLAY_DELAY_MS)
      expect(await position(region)).toBe(0)
      await region.getByRole('button', { name: 'Next picture' }).click()
      await expect.poll(() => position(region)).toBe(1)
    }
  })

  test('stop while the focus is in them, but not on the button that pauses them', async ({ page }) => {
    await page.goto(PLAYS)
    const region = await reach(page, 'Pictures')
    const first = await position(region)
    await region.getByRole('button', { name: /^Pause/ }).focus()
    await page.clock.runFor(AUTOPLAY_DELAY_MS)
    await expect.poll(() => position(region)).not.toBe(first)
    for (const name of [/^Go to/, /^Next/]) {
      await region.getByRole('button', { name }).first().focus()
      const reached = await position(region)
      await page.clock.runFor(2 * AUTOPLAY_DELAY_MS)
      expect(await position(region)).toBe(reached)
    }
    const reached = await position(region)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(AUTOPLAY_DELAY_MS)
    await expect.poll(() => position(region)).not.toBe(reached)
  })
})

test('an arrow hands the focus to the other at the end', async ({ page }) => {
  await page.goto('/')
  const region = await reach(page, 'Our Restoration Process')
  await arrow(region, 'Next').focus()
  await page.keyboard.press('Enter')
  await expect(arrow(region, 'Next')).toBeDisabled()
  await expect(arrow(region, 'Previous')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(arrow(region, 'Next')).toBeFocused()
})

test('a dot keeps the focus with the place that it leads to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const region = await reach(page, 'Our News')
  await region.getByRole('button', { name: 'Go to story 6' }).focus()
  await page.keyboard.press('Enter')
  await expect(region.getByRole('button', { name: 'Go to story 6' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(region.getByRole('button', { name: 'Go to story 7' })).toBeFocused()
})

test('nothing jumps when the script has carousels in hand', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await watchShift(page)
    for (const path of ['/', '/detail-news-25', '/dive-with-us']) {
      await openWhole(page, path)
      const height = await page.evaluate(() => document.body.scrollHeight)
      await startScript(page)
      await readToEnd(page)
      expect(await shiftOf(page)).toBeLessThan(0.01)
      // parts of a pixel may be rounded another way
      const after = await page.evaluate(() => document.body.scrollHeight)
      expect(Math.abs(after - height)).toBeLessThanOrEqual(2)
    }
  }
})
