import { expect, test, type Page } from '@playwright/test'

/* What moves as far as the visitor scrolls: the shorthand `animation` would put it back on the clock, where it is over at once. */

const running = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => ({
      name: (animation as CSSAnimation).animationName,
      byScroll: !(animation.timeline instanceof DocumentTimeline),
      duration: animation.effect?.getComputedTiming().duration,
    })),
  )

test('no animation is over before it has begun', async ({ page }) => {
  await page.goto('/')
  await expect.poll(async () => (await running(page)).filter(({ byScroll }) => byScroll).length).toBeGreaterThan(0)
  expect((await running(page)).filter(({ byScroll, duration }) => !byScroll && duration === 0)).toEqual([])
})

const undrawn = (line: Element) => parseFloat(getComputedStyle(line).strokeDashoffset)
const ungrown = (coral: Element) => 1 - (parseFloat(getComputedStyle(coral).scale.split(' ').at(-1)!) || 1)
const unsunk = (line: Element) => Number(getComputedStyle(line).translate === '0px')
for (const [what, path, selector, undone, begin, end] of [
  ['the line of the diving day is drawn', '/dive-with-us', 'svg path[pathLength]', undrawn, 0.85, 0.25],
  ['the adopted coral grows', '/', 'img[src$="adopted-coral.svg"]', ungrown, 0.65, 0.1],
  ['what a chart counts grows', '/impact', 'figure [role=img] > span >> nth=0', ungrown, 0.85, 0.1],
  ['the tagline’s first line goes under', '/', 'main svg:has(text) >> nth=0', unsunk, 0.85, 0],
] as const) {
  test(`${what} as far as the page is scrolled, and whole where less motion is preferred`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    const drawn = page.locator(selector)
    const undoneAt = (part: number) => async () => {
      await drawn.evaluate((it, y) => scrollBy(0, it.parentElement!.getBoundingClientRect().top - y), part * 800)
      return drawn.evaluate(undone)
    }
    await expect.poll(undoneAt(begin)).toBeGreaterThan(0.6)
    await expect.poll(undoneAt(end)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(undoneAt(begin)).toBe(0)
  })
}
