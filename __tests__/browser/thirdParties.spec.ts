import { expect, test, type Page } from '@playwright/test'
import { readToEnd } from './readToEnd'
import { PAGE_KINDS, ROUTES } from './site'

/** Answers requests to other hosts itself, and remembers them. */
const watchStrangers = async (page: Page, baseURL: string) => {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== new URL(baseURL).origin,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' })
    },
  )
  return asked
}

test('films are asked for only when the visitor presses play', async ({ page, baseURL }) => {
  const asked = await watchStrangers(page, baseURL!)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Play the film' }).click()
  await expect(page.frameLocator('iframe').getByText('Elsewhere')).toBeVisible()
  expect(new URL(asked[0]!).host).toBe('www.youtube-nocookie.com')
  await expect(page.locator('iframe')).toHaveAttribute('title', /./)
})

for (const path of ['/', '/dive-with-us']) {
  test(`the map of ${path} is asked for only when the visitor opens it; it is 648 px high and as wide as the page`, async ({
    page,
    baseURL,
  }) => {
    const asked = await watchStrangers(page, baseURL!)
    await page.goto(path)
    const button = page.getByRole('button', { name: 'Open the live map' })
    await button.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await button.click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('title', 'Kecinan Bay')
    await expect(frame).toHaveAttribute('src', /^https:\/\/restor\.eco\/embed\/site\//)
    const box = (await frame.boundingBox())!
    expect(box.height).toBe(648)
    expect(Math.round(box.width)).toBe(await page.evaluate(() => document.documentElement.clientWidth))
  })
}

/** Gatsby keeps how far a page was scrolled, for Back, until the tab is closed. The page on privacy says so. */
const NEEDED = /^@@scroll\|/

/** What a page left in the browser, apart from what Back needs. */
const leftBehind = async (page: Page) => [
  ...(await page.context().cookies()).map(({ name }) => `cookie ${name}`),
  ...(await page.evaluate(
    async (needed) => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).filter((key) => !new RegExp(needed).test(key)),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ],
    NEEDED.source,
  )),
]

for (const path of [...ROUTES, PAGE_KINDS.privacy, PAGE_KINDS['not found']]) {
  test(`${path} leaves nothing in the browser and asks no other host, even when read to its end`, async ({
    page,
    baseURL,
  }) => {
    const asked = await watchStrangers(page, baseURL!)
    await page.goto(path)
    await readToEnd(page)
    expect(asked).toEqual([])
    expect(await leftBehind(page)).toEqual([])
  })
}

test('the footer leads to the page on privacy, which names the hosts of film and map, and whom to ask', async ({
  page,
}) => {
  await page.goto('/detail-news-12')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('What this site knows about you')
  await expect(main).toContainText('youtube-nocookie.com')
  await expect(main).toContainText('restor.eco')
  await expect(main.getByRole('link', { name: /hello@example\.org/ })).toBeVisible()
})
