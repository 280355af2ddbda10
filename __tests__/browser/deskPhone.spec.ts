/** A story written on a telephone: every step by touch, at 360 × 740. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { HEIC_OF_SOMEBODY } from '../scripts/heicPatches'
import { saved } from './deskPage'
import { localDesk, noDesk } from './localDesk'
import { skipWithout } from './skipWithout'

skipWithout('desk', noDesk)
test.describe.configure({ mode: 'serial' })
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  permissions: ['clipboard-read', 'clipboard-write'],
})

let desk: Awaited<ReturnType<typeof localDesk>>

test.beforeAll(async () => {
  desk = await localDesk()
})

test.afterAll(() => desk?.stop())

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Everything that a finger can press is within the screen and as high as a fingertip (WCAG 2.5.5); a switch may be less (2.5.8). */
const expectInReach = async (page: Page) => {
  const outOfReach = await page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll(
        'a[href]:not(p a), button, [role=menuitem], [role=option], [role=button]:is([aria-haspopup], [aria-label^=Remove]):not(:has(button))',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    const wrong = seen.filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      const [least, high] = element.matches('[role=switch]') ? [24, 24] : [36, 44]
      return width > 0 && (left < 0 || right > innerWidth || width < least! || height < high!)
    })
    return wrong.map((element) => element.outerHTML.slice(0, 200))
  })
  expect(outOfReach).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}

const photo = (name: string, background: string) =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))

const choosePicture = async (
  page: Page,
  box: ReturnType<Page['getByLabel']>,
  picture: { name: string; mimeType: string; buffer: Buffer },
) => {
  await box.getByRole('button', { name: 'Choose an image' }).tap()
  const library = page.getByRole('dialog')
  await expectInReach(page)
  await library.locator('input[type=file]').setInputFiles(picture)
  await library.getByRole('button', { name: 'Choose selected' }).tap()
  await expect(library).toBeHidden()
}

/** What a chat or a page gives when it is copied there. */
const paste = async (page: Page, into: Locator, html: string) => {
  await page.evaluate(
    (words) =>
      navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([words], { type: 'text/html' }) })]),
    html,
  )
  // the editor takes note of a finger's place up to 100 ms later (Slate, `selectionchange`)
  await expect(async () => {
    await page.keyboard.press('Control+V')
    await expect(into).toContainText(/\w/, { timeout: 2000 })
  }).toPass()
}

const WRITTEN = `---
number: 54
title: Seen from a telephone
summary: One coffee sachet, six stops downhill and a hand that could have caught it at each. The journey of something used for four seconds.
date: 2025-06-01
picture: img-20250601-wa0003.jpg
pictureAlt: A blue plate
pictureFocus: 50% 25%
secondPicture: img-2031.jpg
secondPictureAlt: A chart of colours
sliderPictures:
  - picture: second-day.jpg
    alt: A green plate
  - picture: third-day.jpg
    alt: A red plate
topics: [Ocean]
---

Six in the morning, and the **bay** is still.

The tide turns at [seven](https://example.com/tides).
`

test('what is said of a story, and what floats over it, leave room for fingers', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(desk.address)
  await page.getByRole('button', { name: 'Login' }).tap()
  await page.getByRole('link', { name: 'News articles' }).tap()
  await page.getByRole('link', { name: 'Create entry of type news article' }).tap()

  await test.step('nothing is red before anything is wrong', async () => {
    await expect(page.getByText('Unsaved changes')).toHaveCSS('color', 'rgb(93, 98, 111)')
  })

  await test.step('a refusal does not lie over the button that was pressed', async () => {
    const refusal = page.getByRole('alert')
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: 'Publish', exact: true }).tap({ timeout: 3000 })
      await page.getByRole('menuitem', { name: 'Publish now' }).tap({ timeout: 3000 })
      await expect(refusal.first()).toBeVisible()
    }
    await refusal.last().tap()
    await refusal.first().tap()
    await expect(refusal).toHaveCount(0)
  })

  await test.step('the eye does not lie over what adds a picture to the text', async () => {
    const add = page.getByRole('button', { name: 'Add Component' })
    await page.locator('[data-slate-editor]').tap()
    for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter')
    const isCovered = await add.evaluate((button) => {
      // as far up as it goes, where it stays while the text below it moves
      button.scrollIntoView({ block: 'start' })
      const { x, y, width, height } = button.getBoundingClientRect()
      return [x + 1, x + width - 1].some((at) => !button.contains(document.elementFromPoint(at, y + height / 2)))
    })
    expect(isCovered).toBe(false)
    await add.tap()
    await expect(page.getByRole('menuitem', { name: 'Picture' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a topic is taken away by a fingertip', async () => {
    const topics = page.getByRole('combobox', { name: 'Topics' })
    await topics.scrollIntoViewIfNeeded()
    const { x, y } = (await topics.boundingBox())!
    await page.touchscreen.tap(x + 100, y + 10)
    await page.getByRole('option', { name: 'Ocean' }).tap()
    await expectInReach(page)
    await page.getByRole('button', { name: 'Remove Ocean' }).tap()
    await expect(page.getByRole('button', { name: 'Remove Ocean' })).toBeHidden()
  })
})

test('a story with four pictures is written, saved and published by touch', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(desk.address)
  await page.getByRole('button', { name: 'Login' }).tap()
  await page.getByRole('button', { name: 'Quick add' }).waitFor()
  await expectInReach(page)
  await page.getByRole('link', { name: 'News articles' }).tap()
  const create = page.getByRole('link', { name: 'Create entry of type news article' })
  await expect(create).toBeInViewport()
  await expectInReach(page)
  await create.tap()
  await expectInReach(page)

  await field(page, 'Title').fill('Seen from a telephone')
  await field(page, 'Summary').fill('One coffee sachet.')
  await expect(page.getByText('18 characters now, 110–160 are asked for')).toBeVisible()
  await field(page, 'Summary').fill(
    'One coffee sachet, six stops downhill and a hand that could have caught it at each. The journey of something used for four seconds.',
  )
  await field(page, 'Date').fill('2025-06-01')

  const box = (label: string) => page.getByLabel('image field').filter({ has: page.getByText(label, { exact: true }) })
  await choosePicture(page, box('Picture').first(), await photo('IMG-20250601-WA0003.jpg', '#258'))
  await field(page, 'Picture alt').fill('A blue plate')
  const point = page.getByRole('button', { name: 'Click what must stay in sight' })
  await expect(point.locator('img')).toHaveJSProperty('complete', true)
  const { width, height } = (await point.boundingBox())!
  await point.tap({ position: { x: width / 2, y: height / 4 } })
  await expect(page.getByLabel(/^Picture focus/)).toHaveValue('50% 25%')

  const placed = { name: 'IMG_2031.HEIC', mimeType: 'image/heic', buffer: HEIC_OF_SOMEBODY }
  await choosePicture(page, box('Second picture'), placed)
  await field(page, 'Second picture alt').fill('A chart of colours')

  await page
    .getByLabel('Add several pictures at once')
    .setInputFiles([await photo('second day.jpg', '#284'), await photo('Third Day.JPG', '#825')])
  await field(page, 'Alt').nth(0).fill('A green plate')
  await field(page, 'Alt').nth(1).fill('A red plate')

  const topics = page.getByRole('combobox', { name: 'Topics' })
  await topics.scrollIntoViewIfNeeded()
  const { x, y } = (await topics.boundingBox())!
  await page.touchscreen.tap(x + 100, y + 10)
  await expectInReach(page)
  await page.getByRole('option', { name: 'Ocean' }).tap()

  const text = page.locator('[data-slate-editor]')
  await text.tap()
  await paste(
    page,
    text,
    '<p>Six in the morning, and the <strong>bay</strong> is still.</p><p>The tide turns at <a href="https://example.com/tides">seven</a>.</p>',
  )
  await expectInReach(page)

  await page.getByRole('button', { name: 'Toggle preview' }).tap()
  const preview = page.frameLocator('#preview-pane')
  await expect(preview.getByRole('heading', { level: 1, name: 'Seen from a telephone' })).toBeVisible()
  await page.getByRole('button', { name: 'Toggle preview' }).tap()

  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await expectInReach(page)
  await page.getByRole('menuitem', { name: 'Publish now' }).tap()
  await saved(page)
  await expect(page.getByRole('status').filter({ hasText: 'Visitors' })).toHaveText(
    /^Saved\. Visitors see it at https:.*\/detail-news-54 once the site is built and published anew\.$/,
  )
  const path = 'news/54-seen-from-a-telephone'
  const folder = join(desk.root, 'content', path)
  expect(readdirSync(folder).sort()).toEqual([
    'img-20250601-wa0003.jpg',
    'img-2031.jpg',
    'index.md',
    'second-day.jpg',
    'third-day.jpg',
  ])
  expect(desk.read(`${path}/index.md`)).toBe(WRITTEN)
  expect((await sharp(readFileSync(join(folder, 'img-2031.jpg'))).metadata()).format).toBe('jpeg')
  // the telephone's picture of the tests is a small one
  expect(desk.mistakes()).toEqual([
    expect.objectContaining({ message: expect.stringContaining('"img-2031.jpg" is 32 pixels wide') }),
  ])
})
