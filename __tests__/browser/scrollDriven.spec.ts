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

test('the line of the diving day is drawn as far as the page is scrolled, and whole where less motion is preferred', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dive-with-us')
  const line = page.locator('svg path[pathLength]')
  const undrawn = () => line.evaluate((path) => parseFloat(getComputedStyle(path).strokeDashoffset))
  const scrollTo = (part: number) =>
    line.evaluate((path, at) => {
      const { top } = path.closest('svg')!.getBoundingClientRect()
      window.scrollBy({ top: top - at * window.innerHeight, behavior: 'instant' })
    }, part)
  await scrollTo(0.85)
  await expect.poll(undrawn).toBeGreaterThan(0.6)
  await scrollTo(0.25)
  await expect.poll(undrawn).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(0.85)
  await expect.poll(undrawn).toBe(0)
})
