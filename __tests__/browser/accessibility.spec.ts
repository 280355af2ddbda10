import { expect, test, type Page } from '@playwright/test'
import { axeFindings } from './axeFindings'
import { setDefaultFontSize } from './defaultFontSize'
import { overhang } from './overhang'
import { readToEnd } from './readToEnd'
import { PAGE_KINDS, WIDTHS } from './site'

/** With less motion nothing is measured on its way. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

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

const PAGES = { ...PAGE_KINDS, 'home in Indonesian': '/id' }

for (const [kind, path] of Object.entries(PAGES)) {
  test(`on ${kind} axe finds nothing, and nothing is wider than the window, nor do words leave their column`, async ({
    page,
  }) => {
    await page.goto(path)
    await readToEnd(page)
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      expect.soft(await axeFindings(page), `${width} px, ${colorScheme}`).toEqual([])
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overhang(page), `${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    expect.soft(await nearTheEdge(page), '320 px').toEqual([])
    await setDefaultFontSize(page, 24)
    expect.soft(await nearTheEdge(page), '320 px, large letters').toEqual([])
  })
}
