/** Dive, give and join: what people come to do is in reach on every screen. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { newsRoute } from '../../src/config/routes'
import { atRest } from './atRest'
import { laidOut } from './laidOut'
import { PAGE_KINDS } from './site'

for (const width of [320, 360, 390, 768]) {
  test(`at ${width} px Dive and Donate stand in the header, inside the window and apart, and Dive beside Scroll on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const header = page.getByRole('banner')
    const named = [/^Dive/, /^Donate/, /^Search/]
    const boxes = await Promise.all(named.map((name) => header.getByRole('link', { name }).boundingBox()))
    const burger = await header.getByRole('button', { name: 'Open menu' }).boundingBox()
    const ends = [0, ...[...boxes, burger].flatMap((box) => [box!.x, box!.x + box!.width]), width]
    expect.soft(ends.toSorted((a, b) => a - b)).toEqual(ends)
    for (const box of boxes) expect.soft(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
    const hero = page.getByRole('region', { name: 'Indonesia Biru Foundation' })
    const dive = hero.getByRole('link', { name: 'Dive With Us' })
    await expect(dive).toHaveAttribute('href', '/dive-with-us')
    const [one, other] = [await dive.boundingBox(), await hero.getByRole('link', { name: 'Scroll down' }).boundingBox()]
    expect(one!.y).toBe(other!.y)
    expect(one!.x).toBeGreaterThanOrEqual(0)
    expect(other!.x + other!.width).toBeLessThanOrEqual(width)
    expect(one!.y + one!.height).toBeLessThanOrEqual(844)
  })
}

for (const [language, home, open, names] of [
  ['English', '/', 'Open menu', ['Volunteer', 'Give', 'Schools']],
  ['Indonesian', '/id', 'Buka menu', ['Relawan', 'Cara berdonasi', 'Sekolah']],
] as const) {
  test(`${language}: what a donor or a teacher looks for is two taps from the first screen of a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const name of names) {
      await page.goto(home)
      await page.getByRole('button', { name: open }).click()
      const link = page.getByRole('dialog').getByRole('listitem').getByRole('link', { name, exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      await link.click()
      await expect(page).toHaveURL(/\/(volunteer|give|schools)$/)
      await expect(page.getByRole('navigation', { name: /Breadcrumb|Jejak|Remah/ })).toContainText(name)
    }
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
  [360, 640, '/', 'Open menu'],
  [360, 640, '/id', 'Buka menu'],
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
    await expect(links.first()).toBeInViewport({ ratio: 1 })
    const deeds = [links.filter({ hasText: 'patreon.com' }), links.and(page.locator('[href$="/dive-with-us"]'))]
    for (const deed of deeds) {
      await atRest(deed)
      await expect(deed).toBeInViewport({ ratio: 1 })
    }
    for (const link of await links.all()) {
      await inSightWithFocus(link)
    }
  })
}

test('the header says where Donate leads', async ({ page }) => {
  await page.goto('/')
  const donate = page.getByRole('banner').getByRole('link', { name: /^Donate/ })
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    await expect(donate.getByText('patreon.com', { exact: true }), `${width} px`).toBeInViewport({ ratio: 1 })
  }
})

test('beside what leads elsewhere the home page leads to its own pages on volunteering and giving', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Become a Blue Ranger' })).toHaveAttribute('href', '/volunteer')
  await expect(main.getByRole('link', { name: 'or donate' })).toHaveAttribute('href', '/give')
})

test.describe('the booking bar of the dive page', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const bar = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Prices', exact: true }).locator('..')
  const scrollTo = async (page: Page, name: string, block: ScrollLogicalPosition) => {
    await page.getByRole('heading', { name }).evaluate((heading, where) => {
      heading.scrollIntoView({ behavior: 'instant', block: where })
    }, block)
  }

  test.beforeEach(async ({ page }) => {
    await page.goto(PAGE_KINDS.dive)
    await laidOut(page)
  })

  test('comes when the packages have been passed, stays at the foot of the window, and goes at the footer', async ({
    page,
  }) => {
    await expect(bar(page)).not.toBeInViewport()
    await scrollTo(page, 'Snorkeling', 'start')
    await expect(bar(page)).not.toBeInViewport()
    for (const name of ['Price List', 'Why Dive With Us', 'A Diving Day With Us']) {
      await scrollTo(page, name, 'start')
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      const { y, height } = (await bar(page).boundingBox())!
      expect(Math.round(y + height)).toBe(844)
    }
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const footer = (await page.getByRole('contentinfo').boundingBox())!
    const end = (await bar(page).boundingBox())!
    expect(end.y + end.height).toBeLessThanOrEqual(footer.y + 1)
  })

  test('begins a booking, leads to the prices, and covers nothing that has the focus', async ({ page }) => {
    await expect(bar(page).getByRole('link', { name: /^Book Now/ })).toHaveAttribute(
      'href',
      /text=Hi%2C%20I%20want%20to%20book%20a%20dive$/,
    )
    await scrollTo(page, 'A Diving Day With Us', 'start')
    const links = page.getByRole('main').getByRole('region').last().getByRole('link')
    for (const link of await links.all()) {
      await inSightWithFocus(link)
    }
    await bar(page).getByRole('link', { name: 'Prices', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Price List' })).toBeInViewport()
  })

  test('is not there on wide windows', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(bar(page)).toBeHidden()
  })
})

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [390, 844],
] as const) {
  test(`each package has its lowest price and its booking in view while it is read, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(PAGE_KINDS.dive)
    await laidOut(page)
    for (const [name, lowest] of [
      ['Restorative Dive', 'From IDR 550,000'],
      ['Combined Dive', 'From IDR 1,400,000'],
      ['Snorkeling', 'From IDR 250,000'],
    ] as const) {
      const heading = page.getByRole('heading', { name, exact: true })
      const card = page.getByRole('article').filter({ has: heading })
      const seen = [heading, card.getByRole('link', { name: /^Book Now/ }), card.getByText(lowest)]
      // as soon as its name is in the window, and as long as its prices are
      for (const [place, block] of [
        [heading, 'center'],
        [heading, 'start'],
        [card.getByRole('definition').last(), 'end'],
      ] as const) {
        await place.evaluate((element, where) => {
          element.scrollIntoView({ behavior: 'instant', block: where })
        }, block)
        for (const one of seen.slice(place === heading ? 0 : 1)) await expect(one).toBeInViewport({ ratio: 0.9 })
        await expect(place).toBeInViewport({ ratio: 0.9 })
      }
      const [one, other] = await Promise.all(seen.slice(1).map((each) => each.boundingBox()))
      expect([one!, other!].every((box) => box.x >= 0 && box.x + box.width <= width)).toBe(true)
    }
  })
}

test('the comparison says once what packages say in different words', async ({ page }) => {
  await page.goto(PAGE_KINDS.dive)
  const table = page.getByRole('table', { name: 'What each one includes' })
  const row = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  await expect(row('1 to 3 dives').getByRole('cell')).toHaveText(['yes', 'yes', 'not listed'])
  await expect(row('Gear included').getByRole('cell')).toHaveText(['yes', 'yes', 'yes'])
  await expect(table.getByRole('rowheader', { name: '1–3 dives' })).toHaveCount(0)
})

for (const [kind, path, name, href] of [
  ['a reef story', newsRoute(4), /^Adopt a coral/, /patreon/],
  ['a mangrove story', newsRoute(24), /^Volunteer/, /^\/volunteer$/],
  ['a story about snorkelling', newsRoute(42), /^Dive With Us/, /^\/dive-with-us$/],
  ['an event’s page', PAGE_KINDS['event page'], /^Volunteer/, /^\/volunteer$/],
] as const) {
  test(`${kind} ends with one deed, before Share`, async ({ page }) => {
    await page.goto(path)
    await laidOut(page)
    const deed = page.getByRole('article').first().getByRole('link', { name })
    await expect(deed.last()).toHaveAttribute('href', href)
    const share = page.getByText('Share', { exact: true })
    expect((await deed.last().boundingBox())!.y).toBeLessThan((await share.boundingBox())!.y)
  })
}
