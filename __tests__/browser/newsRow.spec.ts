/** The row of the home page's news: nothing but the row is drawn anew when it is used, and on paper it is a list. */
import { expect, test, type Page } from '@playwright/test'
import { laidOut } from './laidOut'
import { startScript } from './startScript'
import { styledAtOnce } from './styledAtOnce'

const row = (page: Page) => page.getByRole('group', { name: /^(Our News|Kabar kami), / })

test.use({ reducedMotion: 'reduce' })

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
