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
const ungrown = (coral: Element) => 1 - coral.getBoundingClientRect().width / (coral as HTMLElement).offsetWidth

for (const [what, path, selector, undone] of [
  ['the line of the diving day is drawn', '/dive-with-us', 'svg path[pathLength]', undrawn],
  ['the adopted coral grows', '/', 'img[src$="adopted-coral.svg"]', ungrown],
] as const) {
  test(`${what} as far as the page is scrolled, and whole where less motion is preferred`, async ({ page }) => {
    await page.goto(path)
    const drawn = page.locator(selector)
    const undoneAt = (part: number) => async () => {
      const top = await drawn.evaluate((element) => element.parentElement!.getBoundingClientRect().top)
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top - part * 720)
      return drawn.evaluate(undone)
    }
    await expect.poll(undoneAt(0.85)).toBeGreaterThan(0.4)
    await expect.poll(undoneAt(0.1)).toBeCloseTo(0, 2)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(undoneAt(0.85)).toBeCloseTo(0, 2)
  })
}
