import { expect, test, type Page } from '@playwright/test'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'

declare global {
  interface Window {
    /** The names that the browser moved or faded in the last view transition */
    moved?: string[]
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (!('startViewTransition' in document)) return
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      window.moved = []
      void transition.ready.then(() => {
        window.moved = document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
      })
      return transition
    }
  }),
)

const moved = (page: Page) => page.evaluate(() => window.moved ?? [])
const LEAD = '::view-transition-group(lead)'

test('a card’s picture becomes the article’s lead, and the card’s again on the way back', async ({ page }) => {
  await page.goto('/news')
  await startScript(page)
  const card = page.getByRole('main').getByRole('article').nth(7)
  await card.scrollIntoViewIfNeeded()
  const title = await card.getByRole('heading').innerText()
  const top = await page.evaluate(() => window.scrollY)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect.poll(() => moved(page)).toContain(LEAD)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => (window.moved = []))
  await page.goBack()
  await expect.poll(() => moved(page)).toContain(LEAD)
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await expect(page.locator('[data-leads]')).toHaveCount(0)
})

test('from article to article it is the card that was chosen', async ({ page }) => {
  await page.goto('/detail-news-14')
  await startScript(page)
  await page.getByRole('main').getByRole('article').nth(2).getByRole('link').click()
  await expect(page).not.toHaveURL(/detail-news-14$/)
  await expect.poll(() => moved(page)).toContain(LEAD)
})

test('nothing moves where less motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/news')
  await startScript(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/detail-news/)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => window.moved)).toBeUndefined()
})

test('no two things of a page have one name', async ({ page }) => {
  const names = () =>
    page
      .locator('*')
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).viewTransitionName).filter((name) => name && name !== 'none'),
      )
  for (const path of Object.values(PAGE_KINDS)) {
    await page.goto(path)
    const cards = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 }).getByRole('link')
    if ((await cards.count()) > 0) await cards.first().focus()
    const found = await names()
    expect([path, [...new Set(found)]]).toEqual([path, found])
  }
})
