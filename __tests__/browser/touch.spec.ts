/** By finger, and on a phone on its side; sizes of what is pressed are in accessibility.spec.ts. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { fingers } from './fingers'
import { pictureLink } from './pictureLink'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'

const PHONE = { width: 390, height: 844 }
test.use({ hasTouch: true, isMobile: true, viewport: PHONE })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const ON_ITS_SIDE = { width: 740, height: 360 }

/** Draws a finger over something, from its middle. */
const drag = async (page: Page, over: Locator, { x = 0, y = 0 }) => {
  const box = (await over.boundingBox())!
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await fingers(
    page,
    Array.from({ length: 11 }, (_, tenth) => [{ x: from.x + (x * tenth) / 10, y: from.y + (y * tenth) / 10 }]),
  )
}

for (const [name, isStarted] of [
  ['Our News', false],
  ['Events', true],
] as const) {
  test(`${name}: a finger drawn upwards scrolls the page and leaves the carousel, ${isStarted ? 'with' : 'before'} the script`, async ({
    page,
  }) => {
    await page.goto('/')
    if (isStarted) await startScript(page)
    const carousel = page.getByRole('group', { name, exact: true })
    const slide = carousel.getByRole('group', { name: /^1 \/ \d+$/ })
    await slide.scrollIntoViewIfNeeded()
    const { x, y } = (await slide.boundingBox())!
    await drag(page, slide, { x: 20, y: -250 })
    await expect.poll(async () => (await slide.boundingBox())?.y).toBeLessThan(y - 100)
    await expect.poll(async () => (await slide.boundingBox())?.x).toBe(x)
  })
}

test.describe('a phone on its side', () => {
  test.use({ viewport: ON_ITS_SIDE })

  test('a large picture takes most of the height, and its words can be scrolled to', async ({ page }) => {
    await page.goto(PAGE_KINDS['plain article'])
    await pictureLink(page).tap()
    const view = page.getByRole('dialog', { name: 'Pictures' })
    const picture = view.locator('.yarl__slide_current').getByRole('img')
    await expect(picture).toBeVisible()
    expect((await picture.boundingBox())!.height).toBeGreaterThan(200)
    await expect(view.getByRole('button', { name: /^Close/ })).toBeInViewport({ ratio: 1 })
  })
})
