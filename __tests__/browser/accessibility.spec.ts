/** One visit to each kind of page, on a phone, by a visitor who asks for less motion. */
import { expect, test, type Page } from '@playwright/test'
import { axeFindings } from './axeFindings'
import { clippedWords } from './clippedWords'
import { setDefaultFontSize } from './defaultFontSize'
import { openWhole } from './openWhole'
import { overhang } from './overhang'
import { readToEnd } from './readToEnd'
import { PAGE_KINDS, PAPER_EDGES, WIDTHS } from './site'
import { NOTHING, watchPage } from './watchPage'

const PHONE = { width: 390, height: 844 }
const ON_ITS_SIDE = { width: 740, height: 360 }
// with less motion nothing is measured on its way
test.use({ hasTouch: true, isMobile: true, viewport: PHONE, reducedMotion: 'reduce' })

/** The words that a paper edge covers; its waves leave a third of its height free. */
const underEdges = (page: Page) =>
  page.evaluate((paperEdges) => {
    const edges = [...document.querySelectorAll(paperEdges)]
      .filter((one) => one.closest('section')?.firstElementChild === one)
      .map((one) => ({ sheets: one.getBoundingClientRect(), section: one.parentElement! }))
    /** It lies over the page, as the bar for booking does. */
    const isAbove = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).position === 'sticky' || isAbove(one.parentElement))
    return [...document.querySelectorAll('main :is(a, p, h2, h3, li, th, td, button)')]
      .filter((one) => one.checkVisibility() && [...one.childNodes].some((text) => text.nodeValue?.trim()))
      .filter((one) => !isAbove(one))
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return edges.some(({ sheets, section }) =>
          section.contains(one)
            ? top < sheets.bottom - sheets.height / 3 && bottom > sheets.top
            : bottom > sheets.top + sheets.height / 3 && top < sheets.bottom,
        )
      })
      .map((one) => one.textContent)
  }, PAPER_EDGES)

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
      if (over.position !== 'absolute' || over.content === 'none') return { width, height }
      return { width: Math.max(width, parseFloat(over.width)), height: Math.max(height, parseFloat(over.height)) }
    }
    const isInText = (one: Element) =>
      getComputedStyle(one).display === 'inline' && one.parentElement!.textContent!.trim() !== one.textContent!.trim()
    return all
      .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, aside') && !isInText(one))
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

/** No words are lost, and nothing is wider than the window. */
const expectToFit = async (page: Page, how: string) => {
  expect.soft(await clippedWords(page), how).toEqual([])
  expect.soft(await overhang(page), how).toEqual([])
}

const PAGES = {
  ...PAGE_KINDS,
  ...Object.fromEntries(['/id', '/id/dive-with-us', '/id/impact', '/id/detail-news-14'].map((path) => [path, path])),
}

for (const [kind, path] of Object.entries(PAGES)) {
  test(`${kind}: asks nobody else, has no mistake for axe by day and by night, can be pressed, and loses no words at any width, size or spacing of letters`, async ({
    page,
    baseURL,
  }) => {
    const whatItDid = await watchPage(page, baseURL!)
    await openWhole(page, path)
    await readToEnd(page)
    const { said, ...did } = await whatItDid()
    const is404 = (message: string) => kind === 'not found' && message.includes('404')
    expect.soft({ ...did, said: said.filter((message) => !is404(message)) }).toEqual(NOTHING)
    expect.soft(await axeFindings(page), 'by day').toEqual([])
    expect.soft(await smallTargets(page), 'smaller than 44 px').toEqual([])
    expect.soft(await refusedToPinch(page), 'touch-action').toEqual([])

    await setDefaultFontSize(page, 32)
    await expectToFit(page, 'twice the size')
    await setDefaultFontSize(page, 16)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, TEXT_SPACING)
    await expectToFit(page, 'wide spacing')
    await page.setViewportSize({ width: 320, height: 256 })
    await expectToFit(page, 'zoomed in four times')
    await page.evaluate(() => (document.adoptedStyleSheets = []))

    await page.setViewportSize(ON_ITS_SIDE)
    const { height } = (await page.getByRole('banner').boundingBox())!
    expect.soft(height, 'header').toBeLessThanOrEqual(0.15 * ON_ITS_SIDE.height)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overhang(page), `${width} px`).toEqual([])
      expect.soft(await underEdges(page), `${width} px`).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await axeFindings(page), 'by night').toEqual([])
  })
}
