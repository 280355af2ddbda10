import { expect, test, type Page } from '@playwright/test'
import { axeFindings } from './axeFindings'
import { setDefaultFontSize } from './defaultFontSize'
import { overhang } from './overhang'
import { readToEnd } from './readToEnd'
import { PAGE_KINDS, PAPER_EDGES, WIDTHS } from './site'

/** With less motion nothing is measured on its way. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** The words that the mangroves of the footer cover. */
const underMangroves = (page: Page) =>
  page.evaluate(() => {
    const trees = document.querySelector('footer > img')!.getBoundingClientRect()
    return [...document.querySelectorAll('main :is(a, p, h2, h3, li, button)')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > trees.top)
      .map((one) => one.textContent)
  })

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

/** The words that stand less than 8 px from an edge of the window, or beyond it. */
const nearTheEdge = (page: Page) =>
  page.evaluate(() => {
    const MARGIN = 8
    return (
      [...document.querySelectorAll('body :not(script, style, template, noscript)')]
        .filter((one) => one.checkVisibility() && !one.closest('dialog, .visually-hidden, .new-tab'))
        // a row that scrolls sideways
        .filter((one) => !one.closest('[role=group][tabindex="0"]'))
        .flatMap((one) => [...one.childNodes].filter((node) => node instanceof Text && node.data.trim()))
        .filter((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()].some(
            ({ left, right, width }) => width > 1 && (left < MARGIN || right > innerWidth - MARGIN),
          )
        })
        .map((text) => text.nodeValue)
    )
  })

/** Links whose words, where they lead and all, are wider than they are themselves. */
const overfullLinks = (page: Page) =>
  page
    .locator('a[target="_blank"]')
    .evaluateAll((all) =>
      all.filter((a) => a.clientWidth > 0 && a.scrollWidth > a.clientWidth + 1).map((a) => a.textContent),
    )

/** Buttons with a side of less than 44 px. */
const smallButtons = (page: Page) =>
  page.getByRole('button').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  )

const PAGES = {
  ...PAGE_KINDS,
  ...Object.fromEntries(['/id', '/id/dive-with-us', '/id/impact', '/id/detail-news-14'].map((path) => [path, path])),
}

for (const [kind, path] of Object.entries(PAGES)) {
  test(`on ${kind} axe finds nothing, and nothing is wider than the window, covers words or is too small to press, nor do words leave their column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    expect.soft(await smallButtons(page), 'smaller than 44 px').toEqual([])
    await readToEnd(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await axeFindings(page), `${width} px, ${colorScheme}`).toEqual([])
      }
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overhang(page), `${width} px`).toEqual([])
      expect.soft(await underMangroves(page), `${width} px`).toEqual([])
      expect.soft(await underEdges(page), `${width} px`).toEqual([])
      expect.soft(await overfullLinks(page), `${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    expect.soft(await nearTheEdge(page), '320 px').toEqual([])
    await setDefaultFontSize(page, 24)
    expect.soft(await nearTheEdge(page), '320 px, large letters').toEqual([])
    for (const width of [...WIDTHS, 480, 1500]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overhang(page), `${width} px, large letters`).toEqual([])
    }
  })
}
