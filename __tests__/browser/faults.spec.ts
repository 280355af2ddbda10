/** The visitor sees the page and can go on, whatever does not arrive. */
import { expect, test, type Page } from '@playwright/test'
import { ROUTES } from './site'

const ARTICLE = '/detail-news-12'
const HEADING = 'Plastic'

test('probe', () => {
  expect(ROUTES.length).toBe(50)
})

const SCRIPTS = {
  'the framework': /\/framework-[^/]+\.js$/,
  'the app': /\/app-[^/]+\.js$/,
  'the page': /\/component---[^/]+\.js$/,
  'page data': /\/page-data\/.*page-data\.json$/,
  'app data': /app-data\.json$/,
  'static query': /\/sq\/d\//,
  'all scripts': /\.js$/,
}

const look = async (page: Page) => {
  await page.waitForTimeout(2500)
  return {
    url: page.url(),
    h1: await page.getByRole('heading', { level: 1 }).allTextContents(),
    text: (await page.locator('body').innerText().catch(() => '')).length,
  }
}

for (const [name, pattern] of Object.entries(SCRIPTS)) {
  for (const how of ['abort', '404', 'garbage', 'hang'] as const) {
    test(`first visit: ${name} ${how}`, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', (e) => errors.push(e.message.slice(0, 80)))
      let loads = 0
      page.on('load', () => (loads += 1))
      await page.route(pattern, (route) =>
        how === 'abort' ? route.abort() : how === '404' ? route.fulfill({ status: 404, body: 'no' }) : how === 'garbage' ? route.fulfill({ status: 200, contentType: 'text/html', body: '<html>login to wifi</html>' }) : undefined,
      )
      await page.goto(ARTICLE, { waitUntil: how === 'hang' ? 'commit' : 'load' })
      const first = await look(page)
      await page.getByRole('link', { name: 'Home' }).first().click({ timeout: 3000 }).catch((e) => errors.push('CLICK ' + e.message.slice(0, 60)))
      const second = await look(page)
      console.log('FIRST', name, how, loads, JSON.stringify(first), JSON.stringify(second), JSON.stringify(errors))
    })
    test(`navigation: ${name} ${how}`, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', (e) => errors.push(e.message.slice(0, 80)))
      let loads = 0
      page.on('load', () => (loads += 1))
      await page.goto(ARTICLE)
      await page.waitForTimeout(1500)
      await page.route(pattern, (route) =>
        how === 'abort' ? route.abort() : how === '404' ? route.fulfill({ status: 404, body: 'no' }) : how === 'garbage' ? route.fulfill({ status: 200, contentType: 'text/html', body: '<html>login to wifi</html>' }) : undefined,
      )
      await page.getByRole('link', { name: 'Home' }).first().click({ timeout: 3000, noWaitAfter: true }).catch((e) => errors.push('CLICK ' + e.message.slice(0, 60)))
      await page.waitForTimeout(2500)
      const second = await look(page)
      console.log('NAV', name, how, loads, JSON.stringify(second), JSON.stringify(errors))
    })
  }
}
void HEADING
