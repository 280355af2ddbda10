import { expect, test, type Locator, type Page } from '@playwright/test'
import { laidOut } from './laidOut'
import { shiftOf, watchShift } from './layoutShift'
import { readToEnd } from './readToEnd'
import { pointAtLink, startScript } from './startScript'

const carousel = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const slides = (region: Locator) => region.getByRole('group', { name: /^\d+ \/ \d+$/, includeHidden: true })

/** Scrolls to a carousel and waits until its moving row has arrived. */
const reach = async (page: Page, name: string) => {
  // else what is laid out above it moves the row away
  await laidOut(page)
  const region = carousel(page, name)
  await region.scrollIntoViewIfNeeded()
  await pointAtLink(page)
  await expect(region.locator('.slick-slider')).toBeVisible()
  return region
}

/** Slides that can be reached: those out of view are inert. */
const reachable = (region: Locator) =>
  region.locator('.slick-slide').evaluateAll((all) => all.filter((slide) => !slide.closest('[inert]')).length)

const KINDS = [
  { name: 'Our Restoration Process', item: 'step', count: 4, shown: { 1280: 3, 768: 2, 390: 1 } },
  { name: 'Our News', item: 'story', count: 46, shown: { 1280: 3, 768: 2, 390: 1 } },
  { name: 'Gallery', item: 'slide', count: 7, shown: { 1280: 1, 768: 1, 390: 1 } },
]

for (const { name, item, count, shown } of KINDS) {
  for (const [width, perView] of Object.entries(shown)) {
    test(`${name} at ${width} px shows ${perView}, stops at both ends and announces where it is`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 800 })
      await page.goto('/')
      const region = await reach(page, name)
      await expect(slides(region)).toHaveCount(count)
      await expect.poll(() => reachable(region)).toBe(perView)
      const previous = region.getByRole('button', { name: `Previous ${item}` })
      const next = region.getByRole('button', { name: `Next ${item}` })
      await expect(previous).toBeDisabled()
      await next.click()
      await expect(previous).toBeEnabled()
      await expect(region.locator('[aria-live]')).toContainText(`of ${count}`)
      if (count < 10) {
        for (let i = 1; i < count - perView; i += 1) {
          await page.waitForTimeout(650)
          await next.click()
        }
        await expect(next).toBeDisabled()
      }
      await expect.poll(() => reachable(region)).toBe(perView)
    })
  }
}

test('dots are shown below 1000 px for the process and the news, always for events, never for the gallery', async ({
  page,
}) => {
  await page.goto('/')
  const dots = (name: string) =>
    carousel(page, name)
      .getByRole('button', { name: /^Go to/ })
      .first()
  await expect(dots('Our News')).toBeHidden()
  await expect(dots('Events')).toBeVisible()
  await page.setViewportSize({ width: 999, height: 800 })
  await expect(dots('Our News')).toBeVisible()
  await expect(dots('Our Restoration Process')).toBeVisible()
  await expect(dots('Gallery')).toHaveCount(0)
})

test('the events go round without an end, by arrows, dots and keys', async ({ page }) => {
  await page.goto('/')
  const region = await reach(page, 'Events')
  const current = () => region.locator('.slick-active').getByRole('heading', { level: 3 })
  await expect(current()).toHaveText('Crafting Coral')
  await region.getByRole('button', { name: 'Previous event' }).click()
  await expect(current()).toHaveText(/forum/i)
  await page.waitForTimeout(700)
  await region.getByRole('button', { name: 'Next event' }).click()
  await expect(current()).toHaveText('Crafting Coral')
  await page.waitForTimeout(700)
  await region.getByRole('button', { name: 'Go to event 3' }).click()
  await expect(current()).toHaveText('World Turtle Day')
  await page.waitForTimeout(700)
  await page.keyboard.press('ArrowRight')
  await expect(current()).toHaveText('World Ocean Day')
})

test('taps that come faster than the row moves add up', async ({ page }) => {
  await page.goto('/')
  const region = await reach(page, 'Our News')
  const next = region.getByRole('button', { name: 'Next story' })
  for (let tap = 0; tap < 5; tap += 1) await next.click()
  await expect(region).toContainText('6–8 / 46')
  await region.getByRole('button', { name: 'Previous story' }).click()
  await expect(region).toContainText('5–7 / 46')
})

test('a row that comes to its end by keys hands the focus on', async ({ page }) => {
  await page.goto('/')
  const region = await reach(page, 'Our Restoration Process')
  await region.getByRole('button', { name: 'Next step' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(region.getByRole('button', { name: 'Previous step' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(region.getByRole('button', { name: 'Next step' })).toBeFocused()
})

test('on the way back from a story the row stands where it was left', async ({ page }) => {
  await page.goto('/')
  const region = await reach(page, 'Our News')
  const next = region.getByRole('button', { name: 'Next story' })
  const first = region.locator('.slick-active').first().getByRole('group')
  for (let i = 0; i < 2; i += 1) await next.click()
  await expect(first).toHaveAccessibleName('3 / 46')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/detail-news/)
  await page.goBack()
  await expect(first).toHaveAccessibleName('3 / 46')
  // a new visit begins at the newest
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/detail-news/)
  await page.getByRole('link', { name: 'Indonesia Biru Foundation, home' }).click()
  await expect(region.getByRole('button', { name: 'Previous story' })).toBeDisabled()
})

test('a swipe moves a carousel', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto('/')
  const region = await reach(page, 'Gallery')
  await expect.poll(() => region.locator('[inert]').count()).toBeGreaterThan(0)
  const box = (await region.locator('.slick-list').boundingBox())!
  const client = await context.newCDPSession(page)
  const y = Math.max(box.y, 120) + 40
  const touch = (type: string, x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', 330)
  for (let x = 310; x >= 60; x -= 25) await touch('touchMove', x)
  await touch('touchEnd')
  await expect(region.getByRole('button', { name: 'Previous slide' })).toBeEnabled()
  await context.close()
})

for (const width of [390, 1280]) {
  for (const name of ['Gallery', 'Our News', 'Events']) {
    test(`${name} at ${width} px: slides far out of sight are not laid out, and the row is as high as before`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await laidOut(page)
      const row = page.getByRole('group', { name: `${name}, scrolls sideways` })
      const height = await row.evaluate((element: HTMLElement) => element.offsetHeight)
      const region = await reach(page, name)
      const all = region.locator('.slick-slide')
      const heightNow = () => region.locator('.slick-list').evaluate((element: HTMLElement) => element.offsetHeight)
      await expect.poll(() => reachable(region)).toBeLessThan(4)
      const laidOutNow = () =>
        all.evaluateAll((slides) => {
          const pictures = slides.map((slide) => slide.querySelector('img')!)
          return pictures.filter((picture) => picture.checkVisibility({ contentVisibilityAuto: true })).length
        })
      // those within about a window and a half are
      await expect.poll(laidOutNow).toBeLessThan((await all.count()) / 2)
      expect(await heightNow()).toBe(height)
      // at another width the height is that of the highest slide again
      await page.setViewportSize({ width: width - 20, height: 800 })
      await expect.poll(laidOutNow).toBe(await all.count())
    })
  }
}

test('on paper every slide of a moving row is printed, once', async ({ page }) => {
  await page.goto('/')
  const region = await reach(page, 'Our News')
  await page.emulateMedia({ media: 'print' })
  const heights = await region
    .getByRole('heading', { level: 3, includeHidden: true })
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().height))
  expect(heights).toHaveLength(46)
  expect(Math.min(...heights)).toBeGreaterThan(10)
})

test.describe('the next picture', () => {
  const isThere = (region: Locator) =>
    region
      .locator('.slick-active + .slick-slide img')
      .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)

  test.use({ viewport: { width: 390, height: 844 } })

  test('is fetched when the visitor is about to move the row', async ({ page }) => {
    await page.goto('/')
    const region = await reach(page, 'Our News')
    await page.waitForTimeout(500)
    expect(await isThere(region)).toBe(false)
    await region.getByRole('button', { name: 'Next story' }).hover()
    await expect.poll(() => isThere(region)).toBe(true)
    await region.getByRole('button', { name: 'Next story' }).click()
    await expect(region.locator('[aria-live]')).toContainText('2 of 46')
    await expect.poll(() => isThere(region)).toBe(true)
  })

  test('is fetched when the row moves by itself', async ({ page }) => {
    await page.goto('/detail-news-4')
    const region = await reach(page, 'Pictures')
    await expect.poll(() => isThere(region), { timeout: 2500 }).toBe(true)
  })

  test('is not fetched ahead where data is to be saved', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/')
    const region = await reach(page, 'Our News')
    await region.getByRole('button', { name: 'Next story' }).hover()
    await page.waitForTimeout(1000)
    expect(await isThere(region)).toBe(false)
  })
})

test.describe('article sliders', () => {
  const position = (region: Locator) =>
    region
      .getByRole('button', { name: /^Go to/ })
      .evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))

  test('some move by themselves every 3 s, and stop on hover and by the button', async ({ page }) => {
    await page.goto('/detail-news-4')
    const region = await reach(page, 'Pictures')
    const first = await position(region)
    await expect.poll(() => position(region), { timeout: 8000 }).not.toBe(first)
    await region.locator('.slick-list').hover()
    const hovered = await position(region)
    await page.waitForTimeout(4000)
    expect(await position(region)).toBe(hovered)
    await page.mouse.move(5, 300)
    await region.getByRole('button', { name: /^Pause/ }).click()
    await page.mouse.move(5, 300)
    const paused = await position(region)
    await page.waitForTimeout(4000)
    expect(await position(region)).toBe(paused)
    await region.getByRole('button', { name: /^Play/ }).click()
    await page.mouse.move(5, 300)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(() => position(region), { timeout: 8000 }).not.toBe(paused)
  })

  test('stand still under the pointer when the focus comes and goes', async ({ page }) => {
    // the focus shall not scroll it away from under the pointer
    await page.setViewportSize({ width: 1280, height: 1200 })
    await page.goto('/detail-news-4')
    const region = await reach(page, 'Pictures')
    await region.locator('.slick-list').hover()
    await region.getByRole('button', { name: /^Next/ }).focus()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const hovered = await position(region)
    await page.waitForTimeout(5000)
    expect(await position(region)).toBe(hovered)
    await page.mouse.move(5, 300)
    await expect.poll(() => position(region), { timeout: 8000 }).not.toBe(hovered)
  })

  test('stop while the focus is in them, but not on the button that pauses them', async ({ page }) => {
    await page.goto('/detail-news-4')
    const region = await reach(page, 'Pictures')
    const first = await position(region)
    await region.getByRole('button', { name: /^Pause/ }).focus()
    await expect.poll(() => position(region), { timeout: 8000 }).not.toBe(first)
    for (const name of [/^Go to/, /^Next/]) {
      await region.getByRole('button', { name }).first().focus()
      await page.waitForTimeout(1000)
      const reached = await position(region)
      await page.waitForTimeout(4000)
      expect(await position(region)).toBe(reached)
    }
    const reached = await position(region)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(() => position(region), { timeout: 8000 }).not.toBe(reached)
  })

  test('move in sight only', async ({ page }) => {
    await page.goto('/detail-news-4')
    const region = await reach(page, 'Pictures')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(region).not.toBeInViewport()
    const left = await position(region)
    await page.waitForTimeout(4500)
    expect(await position(region)).toBe(left)
    await region.scrollIntoViewIfNeeded()
    await expect.poll(() => position(region), { timeout: 8000 }).not.toBe(left)
  })

  test('stand still where less motion is preferred', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/detail-news-4')
    const region = await reach(page, 'Pictures')
    await page.waitForTimeout(4500)
    expect(await position(region)).toBe(0)
    await region.getByRole('button', { name: 'Next picture' }).click()
    await expect.poll(() => position(region)).toBe(1)
  })

  test('others only when asked', async ({ page }) => {
    await page.goto('/detail-news-1')
    const region = await reach(page, 'Pictures')
    await page.waitForTimeout(4500)
    expect(await position(region)).toBe(0)
  })
})

test('an arrow that leads no further hands the focus to the other', async ({ page }) => {
  await page.goto('/')
  const region = carousel(page, 'Our Restoration Process')
  await region.scrollIntoViewIfNeeded()
  await startScript(page)
  await expect(region.locator('.slick-slider')).toBeVisible()
  const next = region.getByRole('button', { name: /^Next/ })
  const previous = region.getByRole('button', { name: /^Previous/ })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(next).toBeDisabled()
  await expect(previous).toBeFocused()
  // as long as the row still moves, it does not listen
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(previous).toBeDisabled({ timeout: 800 })
  }).toPass()
  await expect(next).toBeFocused()
})

test('a link that has the focus keeps it when the moving row arrives, until the focus goes elsewhere', async ({
  page,
}) => {
  await page.goto('/')
  const region = carousel(page, 'Our News')
  const link = region.getByRole('article').first().getByRole('link')
  const isLoaded = page.waitForResponse(async (response) => (await response.text()).includes('slick-track'))
  await link.focus()
  await isLoaded
  await page.waitForTimeout(1000)
  await expect(link).toBeFocused()
  await region.getByRole('button', { name: /^Next/ }).focus()
  await expect(region.locator('.slick-slider')).toBeVisible()
})

test('nothing jumps when the moving rows arrive', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await watchShift(page)
    for (const path of ['/', '/detail-news-4', '/dive-with-us']) {
      await page.goto(path)
      await laidOut(page)
      const height = await page.evaluate(() => document.body.scrollHeight)
      await startScript(page)
      await readToEnd(page)
      const sliders = await page.evaluate(() => document.querySelectorAll('.slick-slider').length)
      expect(sliders > 0).toBe(path !== '/dive-with-us')
      expect(await shiftOf(page)).toBeLessThan(0.01)
      // parts of a pixel may be rounded another way
      const after = await page.evaluate(() => document.body.scrollHeight)
      expect(Math.abs(after - height)).toBeLessThanOrEqual(2)
    }
  }
})
