/** Back and forward show a page as it was left, at once: the browser keeps it whole (back/forward cache). */
import { expect, test } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/browsers'
import { atRest } from './atRest'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'

declare global {
  interface Window {
    isKept: boolean
  }
}

// Playwright switches this cache off in its browsers, and the headless shell has none
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** The pages whose scripts do more than all others’ do. */
const KINDS = ['home', 'article with slider', 'search'] as const

test('a page is kept while the visitor is elsewhere, whatever its script does', async ({ page }) => {
  for (const kind of KINDS) {
    const path = PAGE_KINDS[kind]
    await page.goto(path)
    await startScript(page)
    await page.evaluate(() => {
      window.isKept = true
    })
    await page.goto('/favicon.svg')
    await page.goBack({ waitUntil: 'commit' })
    expect([path, await page.evaluate(() => window.isKept ?? false)]).toEqual([path, true])
  }
})

test('Back from an article finds the home page and its row of news where they were left', async ({ page }) => {
  await page.goto('/')
  await startScript(page)
  const news = page.getByRole('group', { name: 'Our News', exact: true })
  await news.scrollIntoViewIfNeeded()
  await news.getByRole('button', { name: 'Next story' }).click()
  const card = news.getByRole('group', { name: '4 / 46', exact: true })
  await card.evaluate((slide) => slide.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' }))
  await expect(card).toBeInViewport({ ratio: 0.9 })
  await atRest(card)
  const before = await card.boundingBox()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/detail-news/)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await expect.poll(() => card.boundingBox()).toEqual(before)
})

test('Back from an event’s page finds the event that was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await startScript(page)
  const events = page.getByRole('group', { name: 'Events', exact: true })
  await events.scrollIntoViewIfNeeded()
  const first = await events.getByRole('article').getByRole('heading').first().innerText()
  await events.getByRole('button', { name: 'Previous event' }).click()
  const poster = events.getByRole('article').and(page.locator(':not([inert] *)'))
  await expect(poster).toHaveCount(1)
  await expect(poster.getByRole('heading')).not.toHaveText(first)
  const title = await poster.getByRole('heading').innerText()
  await atRest(poster)
  const link = poster.locator('a:not([target])').first()
  // a poster may be higher than the screen
  await link.scrollIntoViewIfNeeded()
  await atRest(link)
  const before = await poster.boundingBox()
  await link.click()
  await expect(page).not.toHaveURL('/')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/')
  await expect(poster.getByRole('heading')).toHaveText(title)
  await expect.poll(() => poster.boundingBox()).toEqual(before)
})
