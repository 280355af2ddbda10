import { expect, test, type Page } from '@playwright/test'
import { laidOut } from './laidOut'
import { startScript } from './startScript'
import { styledAtOnce } from './styledAtOnce'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const parts = (page: Page) => page.locator('main > *, footer')
const resting = (page: Page) =>
  parts(page).evaluateAll((all) => all.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length)
const tops = (page: Page) => parts(page).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top))
/** How far the part went that went farthest, in px. */
const moved = async (page: Page, before: number[]) => {
  const now = await tops(page)
  return Math.max(...now.map((top, i) => Math.abs(top - before[i]!)))
}

const OPENERS = {
  'the menu': (page: Page) => page.getByRole('button', { name: 'Open menu' }),
  'the search': (page: Page) => page.getByRole('link', { name: 'Search', exact: true }),
  'a large picture': (page: Page) =>
    page
      .getByRole('group', { name: 'Gallery', exact: true })
      .getByRole('link', { name: /^Open picture large/ })
      .first(),
}

for (const [what, opener] of Object.entries(OPENERS)) {
  test(`when ${what} opens or closes, only the part of the page that is in view gets its styles anew`, async ({
    page,
    browser,
  }) => {
    await page.goto('/')
    await laidOut(page)
    await startScript(page)
    await opener(page).scrollIntoViewIfNeeded()
    // moving rows have arrived, and the code of the dialog
    await opener(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => resting(page)).toBe(0)
    await page.waitForTimeout(500)
    const all = await page.locator('body *').count()
    const before = await tops(page)

    const opening = await styledAtOnce(browser, page, () => opener(page).click())
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await resting(page)).toBeGreaterThan(5)
    expect(await moved(page, before)).toBeLessThan(1)
    const closing = await styledAtOnce(browser, page, () => page.keyboard.press('Escape'))
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => resting(page)).toBe(0)
    expect(await moved(page, before)).toBeLessThan(1)
    expect(Math.max(opening, closing)).toBeLessThan(all / 2)
  })
}

test('so it is before the script has come', async ({ page }) => {
  await page.route(/\.js$/, () => {})
  await page.goto('/')
  await laidOut(page)
  await OPENERS['the menu'](page).click()
  expect(await resting(page)).toBeGreaterThan(5)
  await page.keyboard.press('Escape')
  await expect.poll(() => resting(page)).toBe(0)
})

test('a link to a section wakes all at once, lest heights that were estimates change under way', async ({ page }) => {
  await page.goto('/')
  await startScript(page)
  await OPENERS['the menu'](page).click()
  expect(await resting(page)).toBeGreaterThan(5)
  const left = await page
    .getByRole('dialog')
    .getByRole('link', { name: 'News' })
    .evaluate((link: HTMLElement) => {
      link.click()
      return [...document.querySelectorAll<HTMLElement>('main > *, footer')].filter(
        (part) => part.style.contentVisibility,
      ).length
    })
  expect(left).toBe(0)
  await expect(page.locator('#news').getByRole('heading', { level: 2 })).toBeInViewport()
})
