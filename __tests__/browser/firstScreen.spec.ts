/** The first screen is drawn before the rest of the page is laid out, where a page opens at its top. */
import { expect, test, type Page } from '@playwright/test'
import { OFFLINE_NOTICE_ID } from '../../src/inline/stayWhileOffline'
import { laidOut } from './laidOut'
import { shiftOf, watchShift } from './layoutShift'

declare global {
  interface Window {
    laidOutAtOnce?: boolean[]
    /** What has been laid out later, in its order: a sheet, or else its class */
    followed?: string[]
  }
}

/** The heading of the last sheet, and that of an article's sources. */
const LAST = 'main > section:last-of-type h2, main > article > section:last-of-type h2'
/** Whether the page's last parts are laid out: `[true]` or `[false]` where it is the same for all of them. */
const laidOutNow = async (page: Page) => {
  const parts = await page
    .locator(LAST)
    .evaluateAll((all) => all.map((part) => part.checkVisibility({ contentVisibilityAuto: true })))
  return [...new Set(parts)]
}

/** The same for the moment when the page's first frame was drawn. */
const laidOutAtOnce = async (page: Page) => {
  await page.waitForFunction(() => window.laidOutAtOnce !== undefined)
  return [...new Set(await page.evaluate(() => window.laidOutAtOnce))]
}

test.beforeEach(async ({ page }) => {
  await watchShift(page)
  await page.addInitScript((last) => {
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => {
        window.laidOutAtOnce = [...document.querySelectorAll(last)].map((part) =>
          part.checkVisibility({ contentVisibilityAuto: true }),
        )
      }),
    )
  }, LAST)
})

for (const path of ['/', '/dive-with-us', '/detail-news-14']) {
  test(`${path}: the last sheet is laid out after the first screen, and nothing in sight moves`, async ({ page }) => {
    await page.goto(path)
    await expect.poll(() => laidOutNow(page)).toEqual([true])
    expect(await laidOutAtOnce(page)).toEqual([false])
    expect(await shiftOf(page)).toBeLessThan(0.02)
  })
}

test('what takes long to lay out follows in small parts when all sheets are there', async ({ page }) => {
  // a sheet waits from the frame in which it is drawn first; here all are read before the first one (HTML, link type expect)
  await page.route('/', async (route) => {
    const html = await (await route.fetch()).text()
    const wait = `<link rel="expect" blocking="render" href="#${OFFLINE_NOTICE_ID}">`
    await route.fulfill({ contentType: 'text/html', body: html.replace('<head>', `<head>${wait}`) })
  })
  await page.addInitScript(() => {
    window.followed = []
    addEventListener('animationend', ({ animationName, target }) => {
      const part = target as Element
      if (animationName === 'far') window.followed!.push(part.matches('main > *, footer') ? 'sheet' : part.className)
    })
  })
  await page.goto('/')
  const parts = page.locator('#Event [aria-roledescription="slide"]')
  await expect(parts.last()).toBeAttached()
  const followed = () => page.evaluate(() => window.followed!)
  // but for the first poster
  const late = (await parts.count()) - 1
  await expect.poll(async () => (await followed()).filter((part) => part !== 'sheet').length).toBe(late)
  const sheets = (await followed()).slice(0, -late)
  expect(sheets.length).toBeGreaterThan(10)
  expect([...new Set(sheets)]).toEqual(['sheet'])
})

test('a page that is loaded anew stays where it was', async ({ page }) => {
  await page.goto('/')
  await laidOut(page)
  const team = page.locator('#team')
  await team.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  const top = await team.evaluate((section) => section.getBoundingClientRect().top)
  for (const visit of [1, 2]) {
    await page.reload()
    expect(await laidOutAtOnce(page)).toEqual([true])
    await expect
      .poll(() => team.evaluate((section) => section.getBoundingClientRect().top), `visit ${visit}`)
      .toBeCloseTo(top, 0)
  }
})

test('a page that opens in its middle is laid out whole', async ({ page }) => {
  await page.goto('/#news')
  await expect(page.locator('#news').getByRole('heading', { level: 2 })).toBeInViewport()
  expect(await laidOutAtOnce(page)).toEqual([true])
})
