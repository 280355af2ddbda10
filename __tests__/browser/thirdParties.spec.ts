/** That no page asks another host unasked, and leaves nothing behind, is in accessibility.spec.ts. */
import { expect, test } from '@playwright/test'
import { isSupplied } from './isSupplied'
import { startScript } from './startScript'
import { standInForOthers, violations, watchViolations } from './watchPage'

test('films are asked for only when the visitor presses play', async ({ page, baseURL }) => {
  const asked = await standInForOthers(page, baseURL!)
  await watchViolations(page)
  await page.goto('/')
  expect(asked).toEqual([])
  const play = page.getByRole('button', { name: 'Play the film' })
  await play.click()
  // seen to wait below the player, but for nobody to press again
  await expect(play).toBeVisible()
  await expect(play).toHaveAttribute('inert')
  await expect(page.frameLocator('iframe').getByText('Elsewhere')).toBeVisible()
  expect(new URL(asked[0]!).host).toBe('www.youtube-nocookie.com')
  await expect(page.locator('iframe')).toHaveAttribute('title', /./)
  expect(await violations(page)).toEqual([])
})

test('a film that is opened is seen whole', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await standInForOthers(page, baseURL!)
  await page.goto('/')
  await startScript(page)
  const play = page.getByRole('button', { name: 'Play the film' })
  // the poster is not as high as the film: its lower end stands at the window's
  await play.evaluate((button) => {
    const poster = button.parentElement!
    window.scrollTo({ top: poster.getBoundingClientRect().bottom + window.scrollY - innerHeight, behavior: 'instant' })
  })
  await play.click()
  await expect(page.locator('iframe')).toBeInViewport({ ratio: 0.99 })
})

for (const width of [810, 1440]) {
  test(`at ${width} px no words lie over the volunteers’ film while it plays`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    await standInForOthers(page, baseURL!)
    await page.goto('/#voluteering')
    const section = page.getByRole('region', { name: 'Volunteer' })
    await section.getByRole('button', { name: 'Play the volunteers’ film' }).click()
    const film = (await section.locator('iframe').boundingBox())!
    for (const words of await section.locator('h2, p').all()) {
      const { x, width } = (await words.boundingBox())!
      expect(x + width).toBeLessThanOrEqual(film.x)
    }
  })
}

test('the map is asked for only when the visitor opens it; it is 648 px high and as wide as the page', async ({
  page,
  baseURL,
}) => {
  const asked = await standInForOthers(page, baseURL!)
  await watchViolations(page)
  await page.goto('/dive-with-us')
  const button = page.getByRole('button', { name: 'Open the live map' })
  await button.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await button.click()
  await expect(page.frameLocator('iframe').getByText('Elsewhere')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'Kecinan Bay')
  await expect(frame).toHaveAttribute('src', /^https:\/\/restor\.eco\/embed\/site\//)
  const box = (await frame.boundingBox())!
  expect(box.height).toBe(648)
  expect(Math.round(box.width)).toBe(await page.evaluate(() => document.documentElement.clientWidth))
})

test('the page on privacy names the hosts of film and map, and whom to ask', async ({ page }) => {
  await page.goto('/privacy')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('What this site knows about you')
  await expect(main).toContainText('youtube-nocookie.com')
  await expect(main).toContainText('restor.eco')
  await expect(main).toContainText(isSupplied('email') ? '@' : 'Write to us on Messenger')
})
