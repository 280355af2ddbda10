/** What a link within a page leads to, or the same page in another language, stands clear of the header. */
import { expect, test, type Page } from '@playwright/test'
import { setDefaultFontSize } from './defaultFontSize'
import { PAGE_KINDS } from './site'

const LEAST_AIR_PX = 12

/** Targets, by their ids, whose heading has less air than that below the header. */
const tooClose = (page: Page) =>
  page.evaluate((least) => {
    const linked = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
      .filter(
        ({ host, pathname, hash }) => host === location.host && pathname === location.pathname && hash !== '#main',
      )
      .map(({ hash }) => hash.slice(1))
    const kept = [...document.querySelectorAll('main section[aria-labelledby]')].map(
      (section) => section.id || section.getAttribute('aria-labelledby')!,
    )
    const header = document.querySelector('body header')!
    return [...new Set([...linked, ...kept])].flatMap((id) => {
      const target = document.getElementById(id)
      if (!target) return [`${id} is nowhere`]
      target.scrollIntoView({ behavior: 'instant' })
      const heading = document.getElementById(target.getAttribute('aria-labelledby') ?? '') ?? target
      const air = Math.round(heading.getBoundingClientRect().top - header.getBoundingClientRect().bottom)
      // or the page begins with it
      return heading.tagName !== 'H1' && air < least ? [`${id}: ${air} px`] : []
    })
  }, LEAST_AIR_PX)

test.use({ reducedMotion: 'reduce' })

for (const kind of ['home', 'plain article', 'dive', 'giving', 'press', 'impact', 'all stories'] as const) {
  test(`${kind}: whatever is gone to has air between it and the header`, async ({ page }) => {
    await page.goto(PAGE_KINDS[kind])
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await tooClose(page), `${width} px`).toEqual([])
    }
  })
}

test('also where letters are twice as large', async ({ page }) => {
  await setDefaultFontSize(page, 32)
  await page.goto(PAGE_KINDS.home)
  expect(await tooClose(page)).toEqual([])
})
