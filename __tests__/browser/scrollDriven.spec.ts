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
