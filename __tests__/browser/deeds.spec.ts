/** Dive, give and join: what people come to do is in reach on every screen. */
import { expect, test, type Locator } from '@playwright/test'
import { newsRoute } from '../../src/config/routes'
import { atRest } from './atRest'
import { PAGE_KINDS } from './site'

for (const width of [320, 768, 1000]) {
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

/** Given the focus, nothing lies over it. */
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

test('what a donor or a teacher looks for is two taps from the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  for (const [name, route] of [
    ['Volunteer', '/volunteer'],
    ['Give', '/give'],
    ['Schools', '/schools'],
  ] as const) {
    const link = page.getByRole('dialog').getByRole('listitem').getByRole('link', { name, exact: true })
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(link).toHaveAttribute('href', route)
  }
})

for (const { width, height, isWide } of [
  { width: 390, height: 844, isWide: false },
  { width: 1280, height: 800, isWide: true },
]) {
  test(`at ${width} px the dive page has booking in sight at every scroll position, over nothing with the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(PAGE_KINDS.dive)
    const bar = page.getByRole('main').getByRole('link', { name: 'Prices', exact: true }).locator('..')
    const book = (isWide ? page.getByRole('banner') : bar).getByRole('link', { name: /^Book Now/ })
    await expect(book).toHaveAttribute('href', /book%20a%20dive$/)
    for (const heading of await page.getByRole('main').getByRole('heading').all()) {
      await heading.evaluate((one) => one.scrollIntoView({ behavior: 'instant', block: 'start' }))
      await expect(book).toBeInViewport({ ratio: 1 })
    }
    const links = page.getByRole('main').getByRole('region').last().getByRole('link')
    for (const link of await links.all()) await inSightWithFocus(link)
    if (isWide) return
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const footer = (await page.getByRole('contentinfo').boundingBox())!
    const end = (await bar.boundingBox())!
    expect(end.y + end.height).toBeLessThanOrEqual(footer.y + 1)
  })
}

test('a story ends with one deed', async ({ page }) => {
  await page.goto(newsRoute(4))
  const deed = page.getByRole('article').first().getByRole('link').last()
  await expect(deed).toHaveText(/^Adopt a coral/)
  await expect(deed).toHaveAttribute('href', /patreon/)
})
