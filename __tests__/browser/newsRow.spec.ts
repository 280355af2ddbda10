/** The row of the home page's news: cards out of sight are not laid out, and nothing moves because of that. */
import { expect, test, type Page } from '@playwright/test'
import { HOME_ROUTE } from '../../src/config/routes'
import { ALL_LANGUAGES } from '../../src/i18n/languages'
import { routeIn } from '../../src/i18n/routeIn'
import { laidOut } from './laidOut'
import { startScript } from './startScript'
import { styledAtOnce } from './styledAtOnce'

const row = (page: Page) => page.getByRole('group', { name: /^(Our News|Kabar kami), / })

test.use({ reducedMotion: 'reduce' })

for (const language of ALL_LANGUAGES) {
  test(`${language}: the first card is as high as any, at every width`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(routeIn(language, HOME_ROUTE))
    await page.evaluate(() => document.fonts.ready)
    /** From narrow to wide: no card is laid out before the row shows it. */
    const boxes = async () => {
      const all = []
      for (const width of [320, 350, 390, 599, 600, 768, 999, 1000, 1100, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        all.push({ width, box: await row(page).boundingBox() })
      }
      return all
    }
    const before = await boxes()
    // a rule of the object model, which the page's policy allows
    await row(page).evaluate((element) => {
      for (const slide of element.children) (slide as HTMLElement).style.contentVisibility = 'visible'
    })
    await expect(row(page).getByRole('article')).toHaveCount(46)
    expect(await boxes()).toEqual(before)
  })
}

test('a card out of sight is laid out when its link has the focus', async ({ page }) => {
  await page.goto('/')
  await row(page).scrollIntoViewIfNeeded()
  const last = row(page).getByRole('article').last()
  const isLaidOut = () =>
    last.getByRole('heading').evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await last.getByRole('link').focus()
  await expect(last).toBeInViewport()
  await expect.poll(isLaidOut).toBe(true)
})

test('a capture of the whole page has the cards that the row shows', async ({ page }) => {
  const news = page.getByRole('group', { name: 'Our News', exact: true })
  const laidOutCards = () =>
    news
      .locator('h3')
      .evaluateAll((headings) =>
        headings.flatMap((heading, i) => (heading.checkVisibility({ contentVisibilityAuto: true }) ? [i + 1] : [])),
      )
  const toTop = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.goto('/')
  await laidOut(page)
  expect(await laidOutCards()).toEqual([1, 2, 3])
  await startScript(page)
  await news.scrollIntoViewIfNeeded()
  await expect(news.locator('[inert]')).toHaveCount(43)
  await toTop()
  await expect.poll(laidOutCards).toEqual([1, 2, 3])
})

test('a link that gets the focus leaves the rest of the page as it is', async ({ page, browser }) => {
  await page.goto('/')
  await laidOut(page)
  await startScript(page)
  const link = page.getByRole('group', { name: 'Our News', exact: true }).getByRole('link').nth(1)
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  const styled = await styledAtOnce(browser, page, () => link.focus())
  expect(styled).toBeGreaterThan(0)
  expect(styled).toBeLessThan((await page.locator('body *').count()) / 10)
})

test('on paper every headline is printed', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const heights = await row(page)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('h3')!.getBoundingClientRect().height))
  expect(heights).toHaveLength(46)
  expect(Math.min(...heights)).toBeGreaterThan(10)
})
