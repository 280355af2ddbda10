import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { atRest } from './atRest'
import { axeFindings } from './axeFindings'
import { fingers } from './fingers'
import { movePointer, startScript } from './startScript'
import { violations, watchViolations } from './watchPage'

const GALLERY = 35
const links = (part: Locator | Page) => part.getByRole('link', { name: /^Open picture large: Illustration of / })
const view = (page: Page, name = 'Gallery') => page.getByRole('dialog', { name })
const counter = (page: Page) => page.getByRole('dialog').getByText(/^\d+ \/ \d+$/)
/** The picture in view; its neighbours are inert. */
const shown = (page: Page) => page.getByRole('dialog').locator('[role="group"]:not([inert])').getByRole('img').last()
const gallery = (page: Page) => page.getByRole('group', { name: 'Gallery', exact: true })

/** Scrolls to the gallery and waits until its moving row has arrived. */
const reachGallery = async (page: Page) => {
  await page.goto('/')
  const region = gallery(page)
  await region.scrollIntoViewIfNeeded()
  await movePointer(page)
  await expect.poll(() => region.locator('[inert]').count()).toBeGreaterThan(0)
  return region
}

const open = async (page: Page, place = 0) => {
  const link = links(await reachGallery(page)).nth(place)
  await link.click()
  await expect(view(page)).toBeVisible()
  await expect(shown(page)).toBeVisible()
  return link
}

const showWhole = async (page: Page) => {
  const smaller = view(page).getByRole('button', { name: 'Zoom out' })
  while (await smaller.isEnabled()) await smaller.click()
}

const phone = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a picture of the gallery opens large in the middle, with its place and what it shows; closed, it fades', async ({
  page,
}) => {
  const link = await open(page, 2)
  const alt = (await link.getByRole('img').getAttribute('alt'))!
  await expect(counter(page)).toHaveText(`3 / ${GALLERY}`)
  await expect(shown(page)).toHaveAttribute('alt', alt)
  await expect(view(page).getByRole('paragraph').filter({ hasText: alt })).toHaveCount(0)
  const box = (await shown(page).boundingBox())!
  const small = (await link.boundingBox())!
  expect(box.width).toBeGreaterThan(small.width)
  await expect(view(page)).toContainText('Damselfish and anthias in a reef star. Drawing.')
  expect(box.x + box.width / 2).toBeCloseTo(page.viewportSize()!.width / 2, 0)
  const fades = await view(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    return dialog.getAnimations().length > 0 && dialog.checkVisibility()
  })
  expect(fades).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('by keyboard: Enter opens, arrows move, Escape closes and gives the focus back', async ({ page }) => {
  const link = links(await reachGallery(page)).nth(1)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(counter(page)).toHaveText(`2 / ${GALLERY}`)
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText(`3 / ${GALLERY}`)
  // which is said
  await expect(
    view(page)
      .locator('[aria-live="polite"]')
      .getByRole('group', { name: `3 of ${GALLERY}` }),
  ).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page)).toHaveText(`2 / ${GALLERY}`)
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page)).toHaveText(`1 / ${GALLERY}`)
  await expect(view(page).getByRole('button', { name: 'Previous picture' })).toBeDisabled()
  for (let i = 0; i < 9; i += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(view(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  // the carousel behind has not heard the arrows
  await expect(gallery(page).getByRole('button', { name: 'Previous slide' })).toBeDisabled()
})

test('+ and the button zoom in, arrows then move the picture, and the other button shows it whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await open(page)
  await atRest(shown(page))
  const width = async () => (await shown(page).boundingBox())!.width
  const whole = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(whole * 1.5)
  const left = async () => (await shown(page).boundingBox())!.x
  await atRest(shown(page))
  const before = await left()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeLessThan(before)
  await expect(counter(page)).toHaveText(`1 / ${GALLERY}`)
  await view(page).getByRole('button', { name: 'Zoom out' }).click()
  // another of its files may be shown, whose height is rounded otherwise
  await expect.poll(async () => Math.abs((await width()) - whole)).toBeLessThan(1)
  await view(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeGreaterThan(whole * 1.5)
})

test('by touch: swipes, two taps, a pinch, and a pull down that closes', async ({ browser, baseURL }) => {
  const context = await phone(browser, baseURL)
  const page = await context.newPage()
  await links(await reachGallery(page))
    .first()
    .tap()
  await expect(shown(page)).toBeVisible()
  await atRest(shown(page))
  const y = 380
  const swipe = Array.from({ length: 10 }, (_, i) => [{ x: 340 - i * 30, y }])
  await fingers(page, swipe)
  await expect(counter(page)).toHaveText(`2 / ${GALLERY}`)
  await atRest(shown(page))
  const width = async () => (await shown(page).boundingBox())!.width
  const whole = await width()
  await page.touchscreen.tap(195, y)
  await page.touchscreen.tap(195, y)
  await expect.poll(width).toBeGreaterThan(whole * 1.5)
  await showWhole(page)
  await expect.poll(width).toBeCloseTo(whole, 0)
  await atRest(shown(page))
  await fingers(
    page,
    Array.from({ length: 12 }, (_, i) => [
      { x: 185 - i * 8, y, id: 0 },
      { x: 205 + i * 8, y, id: 1 },
    ]),
  )
  await expect.poll(width).toBeGreaterThan(whole * 1.3)
  await showWhole(page)
  await expect.poll(width).toBeCloseTo(whole, 0)
  await atRest(shown(page))
  await fingers(
    page,
    Array.from({ length: 10 }, (_, i) => [{ x: 195, y: y + i * 30 }]),
  )
  await expect(view(page)).toHaveCount(0)
  await context.close()
})

test('only the pictures in view are stops of the Tab key; the arrow keys go on moving the carousel', async ({
  page,
}) => {
  const region = await reachGallery(page)
  const reachable = () => links(region).evaluateAll((all) => all.filter((link) => !link.closest('[inert]')).length)
  await expect.poll(reachable).toBe(5)
  await links(region).nth(3).focus()
  await page.keyboard.press('ArrowRight')
  await expect(region.locator('[aria-live]')).toContainText('slide 2 of 7')
  await expect(links(region.getByRole('group', { name: '2 / 7' })).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(region.locator('[aria-live]')).toContainText('slide 3 of 7')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an article shows lead, text and slider pictures, each once', async ({ page }) => {
  await page.goto('/detail-news-25')
  const slider = page.getByRole('group', { name: 'Pictures', exact: true })
  await slider.scrollIntoViewIfNeeded()
  await startScript(page)
  const count = (await slider.getByRole('button', { name: /^Go to picture/ }).count()) + 2
  const link = slider.getByRole('group', { name: /^\d+ \/ \d+$/ }).getByRole('link')
  await link.click()
  await expect(counter(page)).toHaveText(new RegExp(` / ${count}$`))
  await page.keyboard.press('Escape')
  await expect(slider.getByRole('group', { name: /^\d+ \/ \d+$/ }).getByRole('link')).toBeFocused()
})

test('it is there before a picture is chosen, which then loads nothing but pictures of the page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const link = links(await reachGallery(page)).first()
  await link.hover()
  // asks for the file itself, which is the browser's
  await link.click({ modifiers: ['Alt'] })
  await page.waitForLoadState('networkidle')
  await expect(view(page)).toHaveCount(0)
  const before = asked.length
  await link.click()
  await expect(shown(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const after = asked.slice(before)
  expect(after.filter((path) => /\.(js|css)$/.test(path))).toEqual([])
  // those of the gallery have numbers for names: this one and its neighbour, each in one width
  const pictures = after.filter((path) => /^\/static\/.*\/\d\.\w+$/.test(path))
  expect(pictures.length).toBeLessThanOrEqual(2)
  const html = await (await page.request.get('/')).text()
  for (const path of pictures) {
    expect(path).toMatch(/\.avif$/)
    expect(html).toContain(path)
  }
})

test('it opens at once with the picture of the page, and what comes after it is closed opens nothing', async ({
  page,
}) => {
  let comes: () => void = () => undefined
  const held = new Promise<void>((resolve) => (comes = resolve))
  await page.route(/\/lightbox-\w+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const link = links(gallery(page)).first()
  await link.scrollIntoViewIfNeeded()
  const shown = () => link.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(shown).not.toBe('')
  await link.click()
  await expect(view(page)).toBeVisible()
  const file = await shown()
  const drawn = await view(page).evaluate((dialog) => getComputedStyle(dialog, '::before').backgroundImage)
  expect(drawn).toBe(`url("${file}")`)
  await page.keyboard.press('Escape')
  await expect(view(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  const loaded = page.waitForResponse(/\/lightbox-\w+\.js$/)
  comes()
  await loaded
  await page.waitForLoadState('networkidle')
  await expect(view(page)).toHaveCount(0)
})

test('if it does not come, the link is followed', async ({ page }) => {
  await page.route(/\/lightbox-\w+\.js$/, (route) => route.abort())
  await page.goto('/')
  await links(gallery(page)).first().click()
  await expect(page).toHaveURL(/\.jpg$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('each picture is a link to its widest file', async ({ page, request }) => {
    for (const [path, count] of [
      ['/', GALLERY],
      ['/detail-news-14', 2],
    ] as const) {
      await page.goto(path)
      const all = links(page.getByRole('main'))
      await expect(all).toHaveCount(count)
      const href = (await all.first().getAttribute('href'))!
      const answer = await request.get(href)
      expect(answer.headers()['content-type']).toBe('image/jpeg')
    }
  })
})

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

test('has no accessibility mistakes and fits every window: nothing sideways, buttons of 44 px, the picture above the caption', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await atRest(shown(page))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await axeFindings(page, 'dialog[open]'), colorScheme).toEqual([])
  }
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    await atRest(shown(page))
    const over = await view(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect([size.width, over]).toEqual([size.width, 0])
    for (const button of await view(page).getByRole('button').all()) {
      const box = (await button.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(size.width)
      expect(box.y + box.height).toBeLessThanOrEqual(size.height)
    }
    const picture = (await shown(page).boundingBox())!
    expect(picture.width).toBeGreaterThan(Math.min(size.width, size.height) / 2)
    expect(picture.y + picture.height).toBeLessThanOrEqual(size.height)
    const next = (await view(page).getByRole('button', { name: /^Next/ }).boundingBox())!
    if (size.width < 500) expect(next.y).toBeGreaterThan(picture.y + picture.height)
  }
})

test('the policy of the page refuses nothing of it', async ({ page }) => {
  await watchViolations(page)
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await open(page)
  await page.keyboard.press('ArrowRight')
  await atRest(shown(page))
  await page.keyboard.press('+')
  await atRest(shown(page))
  await page.keyboard.press('Escape')
  await expect(view(page)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  expect(said).toEqual([])
})
