/** Whatever does not arrive: the visitor sees the page, never a white one or one that loads for ever, and can go on. */
import { expect, test, type Page, type Route } from '@playwright/test'
import { pictureLink } from './pictureLink'
import { movePointer, startScript } from './startScript'

const ARTICLE = '/detail-news-14'
const ARTICLE_HEADING = 'Plastic entering the sea each year could more than double by 2030'
const HOME_HEADING = 'Indonesia Biru Foundation'

const FRAMEWORK = /\/framework-[^/]+\.js$/
const FAULTS: Readonly<Record<string, (route: Route) => unknown>> = {
  'is refused': (route) => route.abort(),
  'is gone': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is the page of a hotel’s network': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
  'never comes': () => undefined,
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const homeLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' })

/** The page stays as it is, and leads on. */
const expectToGoOn = async (page: Page) => {
  await expect(heading(page)).toHaveText(ARTICLE_HEADING)
  await homeLink(page).click({ noWaitAfter: true })
  await expect(heading(page)).toHaveText(HOME_HEADING)
  await expect(page).toHaveURL(/\/$/)
}
const countLoads = (page: Page) => {
  const loads = { count: 0 }
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads.count += 1
  })
  return loads
}
/** Long enough for React to take the page over, and for a page that loads for ever to show it. */
const settle = async (page: Page) => {
  await movePointer(page)
  await page.waitForTimeout(1500)
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`a first visit, where the framework ${fault}`, async ({ page }) => {
    await page.route(FRAMEWORK, answer)
    const loads = countLoads(page)
    await page.goto(ARTICLE, { waitUntil: 'commit' })
    await settle(page)
    expect(loads.count).toBe(1)
    await expectToGoOn(page)
  })
}

test.describe('where the framework is refused on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the search leads to its page, and a picture to its file', async ({ page }) => {
    await page.route(FRAMEWORK, FAULTS['is refused']!)
    await page.goto(ARTICLE)
    await page.getByRole('link', { name: 'Search' }).tap()
    await expect(page).toHaveURL(/\/search$/)
    await page.goto(ARTICLE)
    await pictureLink(page).tap()
    await expect(page).toHaveURL(/\.jpg$/)
  })

  test('a button can be pressed again, and works once the framework comes', async ({ page }) => {
    await page.route(FRAMEWORK, FAULTS['is refused']!)
    await page.goto('/')
    const gallery = page.getByRole('group', { name: 'Gallery', exact: true })
    const next = gallery.getByRole('button', { name: /^Next/ })
    await next.tap()
    await expect(next).not.toHaveAttribute('aria-busy')
    await page.unroute(FRAMEWORK)
    await next.tap()
    await expect(gallery).toContainText('2 / 7')
  })
})

const offlineNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'You seem to be offline' })

test('going offline in the middle: the page stays and says so; it goes on once there is a connection', async ({
  page,
  context,
}) => {
  await page.goto(ARTICLE)
  await startScript(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(offlineNotice(page)).toBeVisible()
  await expect(heading(page)).toHaveText(ARTICLE_HEADING)
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`))
  await context.setOffline(false)
  await expect(offlineNotice(page)).toBeHidden()
  await expectToGoOn(page)
})

test('going offline before the search has come: it says so, also where its script is there', async ({
  page,
  context,
}) => {
  await page.goto('/search')
  await context.setOffline(true)
  await page.getByRole('main').getByRole('searchbox').fill('coral')
  await expect(offlineNotice(page)).toBeVisible({ timeout: 1000 })
})

test.describe('going offline before the script has come, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a button that is touched says so, and does what it should later', async ({ page, context }) => {
    await page.goto('/')
    const gallery = page.getByRole('group', { name: 'Gallery', exact: true })
    await context.setOffline(true)
    const next = gallery.getByRole('button', { name: 'Next slide' })
    await next.tap()
    await expect(offlineNotice(page)).toBeVisible()
    await expect(next).not.toHaveAttribute('aria-busy')
    await context.setOffline(false)
    await expect(offlineNotice(page)).toBeHidden()
    await next.tap()
    await expect(gallery.getByRole('button', { name: 'Previous slide' })).toBeEnabled()
  })
})

test('another host that is blocked takes nothing else from the page', async ({ page, baseURL }) => {
  await page.route(
    (url) => url.origin !== new URL(baseURL!).origin,
    (route) => route.abort('blockedbyclient'),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Play the film' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Dive With Us' }).click()
  await expect(page).toHaveURL(/\/dive-with-us$/)
})

const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })

test('without storage pages come to life, lead on and back', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await refuseStorage(page)
  await page.goto(ARTICLE)
  await startScript(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await page.goBack()
  await expect(heading(page)).toHaveText(ARTICLE_HEADING)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  expect(errors).toEqual([])
})
