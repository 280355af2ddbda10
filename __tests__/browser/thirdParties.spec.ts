import { expect, test, type Page } from '@playwright/test'

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

test('a page leaves no cookie and stores nothing that tells who the visitor is', async ({ page, context }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
