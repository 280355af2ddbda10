/** Pages are changed by the browser alone, before the page's script has come as after it. */
import { expect, test, type Page } from '@playwright/test'
import { CALENDAR_ROUTE, HOME_ROUTE, NEWS_ROUTE, newsRoute } from '../../src/config/routes'
import { startScript } from './startScript'

declare global {
  interface Window {
    /** Set on a page by a test: another document does not have it */
    isFirst?: boolean
  }
}

const ARTICLE = newsRoute(14)
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })
const cards = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 }).getByRole('link')

const WAYS = {
  'the breadcrumb': { from: ARTICLE, link: (page: Page) => breadcrumb(page).getByRole('link', { name: 'Home' }) },
  'a card': { from: NEWS_ROUTE, link: (page: Page) => cards(page).first() },
  'a search result': {
    from: '/search?q=turtle',
    link: (page: Page) => page.getByRole('main').getByRole('link', { name: 'World Turtle Day' }),
  },
}

for (const [what, { from, link }] of Object.entries(WAYS)) {
  test(`${what} leads to a page of its own, at its top`, async ({ page }) => {
    await page.goto(from)
    await startScript(page)
    await page.evaluate(() => (window.isFirst = true))
    const path = new URL((await link(page).getAttribute('href'))!, page.url()).pathname
    await link(page).click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    expect(await page.evaluate(() => window.isFirst)).toBeUndefined()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

for (const address of [HOME_ROUTE, '/#gallery']) {
  test(`on ${address} the foundation’s name leads to the top of the page`, async ({ page }) => {
    await page.goto(address)
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    await page.getByRole('banner').getByRole('link', { name: 'Indonesia Biru Foundation' }).click()
    await expect(page).toHaveURL(HOME_ROUTE)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test.describe('fetching ahead', () => {
  /** Paths of pages that are asked for ahead, as long as the page lives. */
  const fetchedAhead = (page: Page) => {
    const seen: string[] = []
    page.on('request', (request) => {
      if (request.headers()['sec-purpose'] === 'prefetch') seen.push(new URL(request.url()).pathname)
    })
    return seen
  }

  test('a page is fetched while its link is pressed, not when it comes into view or is pointed at', async ({
    page,
  }) => {
    const fetched = fetchedAhead(page)
    await page.goto(NEWS_ROUTE)
    const link = cards(page).first()
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await page.waitForTimeout(800)
    expect(fetched).toEqual([])
    await page.mouse.down()
    await expect.poll(() => fetched).toEqual([await link.getAttribute('href')])
  })

  test('no file, no page that is open, no other tab', async ({ page }) => {
    const fetched = fetchedAhead(page)
    await page.goto(HOME_ROUTE)
    const footer = page.getByRole('contentinfo')
    for (const link of [
      footer.locator(`a[href="${CALENDAR_ROUTE}"]`),
      footer.getByRole('link', { name: 'Meet the Team' }),
      footer.locator('a[target]').first(),
    ]) {
      await link.hover()
      await page.mouse.down()
      await page.waitForTimeout(800)
      await page.mouse.move(0, 0)
      await page.mouse.up()
    }
    expect(fetched).toEqual([])
  })
})
