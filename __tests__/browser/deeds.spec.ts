/** Dive, give and join: what people come to do is in reach on every screen. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { newsRoute } from '../../src/config/routes'
import { atRest } from './atRest'
import { PAGE_KINDS } from './site'

for (const width of [320, 390, 1000]) {
  test(`at ${width} px Dive and Donate stand in the header at one height, inside the window and apart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const header = page.getByRole('banner')
    const boxes = await Promise.all(
      [/^Dive/, /^Donate/, /^Search/].map((name) => header.getByRole('link', { name }).boundingBox()),
    )
    const burger = width < 1000 ? [await header.getByRole('button', { name: 'Open menu' }).boundingBox()] : []
    const ends = [0, ...[...boxes, ...burger].flatMap((box) => [box!.x, box!.x + box!.width]), width]
    expect.soft(ends.toSorted((a, b) => a - b)).toEqual(ends)
    for (const box of boxes) expect.soft(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
    expect(boxes[0]!.height).toBeCloseTo(boxes[1]!.height, 0)
    expect(boxes[0]!.y).toBeCloseTo(boxes[1]!.y, 0)
  })
}

/** Given the focus, nothing lies over it; the page may scroll to it smoothly. */
const inSightWithFocus = async (link: Locator) => {
  await link.focus()
  const isOnTop = () =>
    link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
}

for (const [width, height, home, open] of [
  [320, 568, '/id', 'Buka menu'],
  [740, 360, '/', 'Open menu'],
] as const) {
  test(`the menu of ${home} at ${width} × ${height} has both deeds in sight, and nothing with the focus below them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(home)
    await page.getByRole('button', { name: open }).click()
    const links = page.getByRole('dialog').getByRole('link')
    for (const deed of [
      links.and(page.locator('[href*=patreon]')),
      links.and(page.locator('[href$="/dive-with-us"]')),
    ]) {
      await atRest(deed)
      await expect(deed).toBeInViewport({ ratio: 1 })
    }
    for (const link of await links.all()) await inSightWithFocus(link)
  })
}

for (const [home, open, names] of [
  ['/', 'Open menu', ['Volunteer', 'Give', 'Schools']],
  ['/id', 'Buka menu', ['Relawan', 'Cara berdonasi', 'Sekolah']],
] as const) {
  test(`${home}: what a donor or a teacher looks for is two taps from the first screen of a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const name of names) {
      await page.goto(home)
      await page.getByRole('button', { name: open }).click()
      const link = page.getByRole('dialog').getByRole('listitem').getByRole('link', { name, exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      await link.click()
      await expect(page).toHaveURL(/\/(volunteer|give|schools)$/)
    }
  })
}

test.describe('on a phone the dive page', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const bar = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Prices', exact: true }).locator('..')
  const scrollTo = (place: Locator, block: ScrollLogicalPosition) =>
    place.evaluate((element, where) => element.scrollIntoView({ behavior: 'instant', block: where }), block)

  test.beforeEach(async ({ page }) => {
    await page.goto(PAGE_KINDS.dive)
  })

  test('has a bar for booking from the end of the packages to the footer, which covers nothing with the focus', async ({
    page,
  }) => {
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    await scrollTo(heading('Combined Dive'), 'start')
    await expect(bar(page)).not.toBeInViewport()
    for (const name of ['Price List', 'A Diving Day With Us']) {
      await scrollTo(heading(name), 'start')
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      const { y, height } = (await bar(page).boundingBox())!
      expect(Math.round(y + height)).toBe(844)
    }
    await expect(bar(page).getByRole('link', { name: /^Book Now/ })).toHaveAttribute('href', /book%20a%20dive$/)
    const links = page.getByRole('main').getByRole('region').last().getByRole('link')
    for (const link of await links.all()) await inSightWithFocus(link)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const footer = (await page.getByRole('contentinfo').boundingBox())!
    const end = (await bar(page).boundingBox())!
    expect(end.y + end.height).toBeLessThanOrEqual(footer.y + 1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(bar(page)).toBeHidden()
  })

  test('has the lowest price and the booking of each package in view while it is read', async ({ page }) => {
    for (const [name, lowest] of [
      ['Restorative Dive', 'From IDR 550,000'],
      ['Combined Dive', 'From IDR 1,400,000'],
      ['Snorkeling', 'From IDR 250,000'],
    ] as const) {
      const heading = page.getByRole('heading', { name, exact: true })
      const card = page.getByRole('article').filter({ has: heading })
      for (const [place, block] of [
        [heading, 'center'],
        [card.getByRole('definition').last(), 'end'],
      ] as const) {
        await scrollTo(place, block)
        await expect(card.getByRole('link', { name: /^Book Now/ })).toBeInViewport({ ratio: 0.9 })
        await expect(card.getByText(lowest)).toBeInViewport({ ratio: 0.9 })
      }
    }
  })
})

for (const [kind, path, name, href] of [
  ['a reef story', newsRoute(4), /^Adopt a coral/, /patreon/],
  ['a mangrove story', newsRoute(24), /^Volunteer/, /^\/volunteer$/],
  ['a story about snorkelling', newsRoute(42), /^Dive With Us/, /^\/dive-with-us$/],
] as const) {
  test(`${kind} ends with one deed, before Share`, async ({ page }) => {
    await page.goto(path)
    const deed = page.getByRole('article').first().getByRole('link', { name }).last()
    await expect(deed).toHaveAttribute('href', href)
    const share = page.getByText('Share', { exact: true })
    expect((await deed.boundingBox())!.y).toBeLessThan((await share.boundingBox())!.y)
  })
}
