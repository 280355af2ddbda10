/** Paper and forced colours: what a page says there is what it says on a screen. */
import { expect, test, type Locator } from '@playwright/test'
import { DIVE_ROUTE, HOME_ROUTE, IMPACT_ROUTE, newsRoute } from '../../src/config/routes'
import { routeIn } from '../../src/i18n/routeIn'

const style = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((one, [name, of]) => getComputedStyle(one, of).getPropertyValue(name!), [property, pseudo])

test.describe('on paper', () => {
  test('an article is its text without the frame of the site, its links spelled out', async ({ page }) => {
    await page.goto(newsRoute(44))
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0)
    const article = page.getByRole('article').first()
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await style(article, 'color')).toBe('rgb(0, 0, 0)')
    const links = await article.getByRole('link').all()
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const href = (await link.getAttribute('href'))!
      if (href.startsWith('http')) expect(await style(link, 'content', '::after')).toContain(href)
    }
  })

  test('a link within the site is spelled out with the site’s address', async ({ page }) => {
    await page.goto(newsRoute(4))
    await page.emulateMedia({ media: 'print' })
    const site = new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!).origin
    const link = page.getByRole('article').first().getByRole('link', { name: 'a restorative dive' })
    const printed = (await style(link, 'content', '::after')).replaceAll('" "', '')
    expect(printed).toBe(`" (${site}${await link.getAttribute('href')})"`)
  })

  test('the dive page tells yes from no without backgrounds, and has its prices', async ({ page }) => {
    await page.goto(DIVE_ROUTE)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toHaveCount(0)
    const [comparison, prices] = await page.getByRole('table').all()
    const sign = (answer: string) => comparison!.locator('tbody span').filter({ hasText: answer }).first()
    expect(await style(sign('Yes'), 'border-top-width')).not.toBe(await style(sign('No'), 'border-top-width'))
    await expect(prices!).toBeVisible()
    for (const link of await page
      .getByRole('main')
      .getByRole('link', { name: /^Book Now/ })
      .all()) {
      expect(await style(link, 'color')).toBe('rgb(0, 0, 0)')
    }
  })

  test('nothing has a filter, of which WebKit makes a black block', async ({ page }) => {
    for (const path of [HOME_ROUTE, DIVE_ROUTE]) {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      const filtered = await page
        .locator('*')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).filter !== 'none').map((one) => one.outerHTML))
      expect(filtered).toEqual([])
    }
  })

  for (const [route, most] of [
    [HOME_ROUTE, 6],
    [IMPACT_ROUTE, 3],
    [routeIn('id', HOME_ROUTE), 6],
    [routeIn('id', IMPACT_ROUTE), 3],
  ] as const) {
    test(`${route} has at most ${most} sheets of A4`, async ({ page }) => {
      await page.goto(route)
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
      expect(sheets!.length).toBeLessThanOrEqual(most)
    })
  }
})

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

  test('what can be pressed has an outline', async ({ page }) => {
    for (const [path, name] of [
      [HOME_ROUTE, 'Dive With Us'],
      [HOME_ROUTE, 'Donate'],
      [DIVE_ROUTE, 'Book Now'],
    ] as const) {
      await page.goto(path)
      const button = page.getByRole('link', { name }).filter({ visible: true }).first()
      expect([name, await style(button, 'border-top-style')]).toEqual([name, 'solid'])
    }
  })

  test('every counted unit is seen, and the newcomers differ', async ({ page }) => {
    await page.goto(HOME_ROUTE)
    const units = page.getByRole('heading', { name: 'Counted so far' }).locator('xpath=..').locator('li').first()
    const colours = await units.locator('span').evaluateAll((all) => {
      const masked = all.map((one) => getComputedStyle(one)).filter(({ maskImage }) => maskImage !== 'none')
      return [...new Set(masked.map(({ backgroundColor }) => backgroundColor))]
    })
    expect(colours).toHaveLength(2)
    expect(colours).not.toContain(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  })

  test('yes and no of the comparison differ', async ({ page }) => {
    await page.goto(DIVE_ROUTE)
    const sign = (answer: string) => page.getByRole('table').first().locator('tbody span').filter({ hasText: answer })
    expect(await style(sign('Yes').first(), 'border-top-width')).not.toBe(
      await style(sign('No').first(), 'border-top-width'),
    )
  })
})
