/** By finger, with large letters, and on a phone on its side (WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.5). */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { clippedWords } from './clippedWords'
import { setDefaultFontSize } from './defaultFontSize'
import { fingers } from './fingers'
import { overhang } from './overhang'
import { pictureLink } from './pictureLink'
import { readToEnd } from './readToEnd'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'

const PHONE = { width: 390, height: 844 }
test.use({ bypassCSP: true, hasTouch: true, isMobile: true, viewport: PHONE })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const ON_ITS_SIDE = { width: 740, height: 360 }

/** As browsers have it set by the person who needs it (WCAG 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** What is pressed and has a side of less than 44 px, but for links in a line of text. */
const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, select, summary').evaluateAll((all) => {
    const sizeOf = (one: Element) => {
      const { width, height } = one.getBoundingClientRect()
      // all of a card or a drawing can be pressed where a link is laid out over it
      const over = getComputedStyle(one, '::after')
      const isLaidOver = over.position === 'absolute' && over.content !== 'none'
      return isLaidOver ? { width: parseFloat(over.width), height: parseFloat(over.height) } : { width, height }
    }
    const isInText = (one: Element) =>
      getComputedStyle(one).display === 'inline' && one.parentElement!.textContent!.trim() !== one.textContent!.trim()
    return all
      .filter(
        (one) => one.checkVisibility() && !one.closest('.visually-hidden, [aria-label=Preview]') && !isInText(one),
      )
      .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, ...sizeOf(one) }))
      .filter(({ width, height }) => width < 43.5 || height < 43.5)
      .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`)
  })

const refusedToPinch = (page: Page) =>
  page
    .locator('body, body *')
    .evaluateAll((all) =>
      all
        .map((one) => getComputedStyle(one).touchAction)
        .filter((action) => action !== 'auto' && !/manipulation|pinch-zoom/.test(action)),
    )

/** What reaches out of the header. */
const belowHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll('a, button')]
      .filter((one) => one.checkVisibility() && !one.closest('dialog'))
      .filter((one) => one.getBoundingClientRect().bottom > header.getBoundingClientRect().bottom)
      .map((one) => one.textContent),
  )

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: what is pressed is at least 44 px, it can be pinched larger, the header is low on a phone on its side, and no words are lost at twice the size of letters, with wide spacing, or zoomed in four times`, async ({
    page,
  }) => {
    await page.goto(path)
    expect.soft(await smallTargets(page), 'smaller than 44 px').toEqual([])
    await expect
      .soft(page.locator('meta[name=viewport]'))
      .toHaveAttribute('content', 'width=device-width, initial-scale=1')
    expect.soft(await refusedToPinch(page), 'touch-action').toEqual([])
    await page.setViewportSize(ON_ITS_SIDE)
    const { height } = (await page.getByRole('banner').boundingBox())!
    expect.soft(height, 'header').toBeLessThanOrEqual(0.15 * ON_ITS_SIDE.height)
    expect.soft(await belowHeader(page), 'out of the header').toEqual([])
    await page.setViewportSize(PHONE)
    await readToEnd(page)
    await setDefaultFontSize(page, 32)
    expect.soft(await clippedWords(page), 'twice the size').toEqual([])
    expect.soft(await overhang(page), 'twice the size').toEqual([])
    await setDefaultFontSize(page, 16)
    await page.addStyleTag({ content: TEXT_SPACING })
    expect.soft(await clippedWords(page), 'wide spacing').toEqual([])
    expect.soft(await overhang(page), 'wide spacing').toEqual([])
    await page.setViewportSize({ width: 320, height: 256 })
    expect.soft(await clippedWords(page), 'zoomed in four times').toEqual([])
    expect.soft(await overhang(page), 'zoomed in four times').toEqual([])
  })
}

/** Draws a finger over something, from its middle. */
const drag = async (page: Page, over: Locator, { x = 0, y = 0 }) => {
  const box = (await over.boundingBox())!
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await fingers(
    page,
    Array.from({ length: 11 }, (_, tenth) => [{ x: from.x + (x * tenth) / 10, y: from.y + (y * tenth) / 10 }]),
  )
}

for (const [name, isStarted] of [
  ['Gallery', false],
  ['Our News', true],
  ['Events', true],
] as const) {
  test(`${name}: a finger drawn upwards scrolls the page and leaves the carousel, ${isStarted ? 'with' : 'before'} the script`, async ({
    page,
  }) => {
    await page.goto('/')
    if (isStarted) await startScript(page)
    const carousel = page.getByRole('group', { name, exact: true })
    const slide = carousel.getByRole('group', { name: /^1 \/ \d+$/ })
    await slide.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    const { x } = (await slide.boundingBox())!
    await drag(page, slide, { x: 20, y: -250 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100)
    await expect.poll(async () => (await slide.boundingBox())?.x).toBe(x)
  })
}

test.describe('a phone on its side', () => {
  test.use({ viewport: ON_ITS_SIDE })

  test('the menu scrolls to its last item', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const last = page.getByRole('dialog', { name: 'Menu' }).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  })

  test('a large picture takes most of the height, and its words can be scrolled to', async ({ page }) => {
    await page.goto(PAGE_KINDS['plain article'])
    await pictureLink(page).tap()
    const view = page.getByRole('dialog', { name: 'Pictures' })
    const picture = view.locator('.yarl__slide_current img')
    await expect(picture).toBeVisible()
    expect((await picture.boundingBox())!.height).toBeGreaterThan(200)
    await expect(view.getByRole('button', { name: /^Close/ })).toBeInViewport({ ratio: 1 })
  })
})
