/** The page before its script: nothing of it is loaded, nothing that is tapped is lost, and links lead on. */
import { expect, test, type Page } from '@playwright/test'
import { TEAM_ROTATION_MS } from '../../src/config/carousel'
import { consoleOf } from './consoleOf'
import { fingers } from './fingers'
import { held } from './held'
import { passTime } from './passTime'
import { pictureLink } from './pictureLink'
import { PAGE_KINDS } from './site'
import { awake, startScript } from './startScript'
import { groupBesideFounder } from './groupBesideFounder'

const SCRIPT = /\.js$/
const isScript = (url: string) => SCRIPT.test(new URL(url).pathname)

/** Addresses of what is asked for, as long as the page lives. */
const requestsOf = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  return seen
}

/** Lets the script arrive when told to. */
const holdScript = (page: Page) => held(page, SCRIPT)

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  for (const kind of ['home', 'article with slider', 'not found'] as const) {
    test(`${kind}: no script is asked for before the first sign of life, and then the page wakes`, async ({ page }) => {
      const requests = requestsOf(page)
      await page.clock.install()
      await page.goto(PAGE_KINDS[kind])
      await page.clock.runFor('01:00')
      expect(requests.filter(isScript)).toEqual([])
      await page.evaluate(() => scrollBy(0, 10))
      await awake(page)
      expect(requests.filter(isScript).length).toBeGreaterThan(0)
    })
  }

  test('where data is to be saved, whoever reads to the end loads no script', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const requests = requestsOf(page)
    await page.goto('/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.touchscreen.tap(2, 400)
    expect(requests.filter(isScript)).toEqual([])
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('a carousel that was swiped stands where it was swiped to when it moves by script', async ({ page }) => {
    const arrive = await holdScript(page)
    await page.goto('/')
    const gallery = page.getByRole('group', { name: 'Gallery', exact: true })
    const row = page.getByRole('group', { name: 'Gallery, scrolls sideways' })
    await row.scrollIntoViewIfNeeded()
    await row.evaluate((element) => element.scrollTo({ left: element.clientWidth * 2, behavior: 'instant' }))
    arrive()
    await expect(gallery).toContainText('3 / 7')
    await expect(gallery.getByRole('group', { name: '3 / 7' })).toBeInViewport({ ratio: 0.5 })
  })

  for (const [name, count] of [['Events', 6]] as const) {
    test(`${name}: a swipe goes on under the finger while the script arrives`, async ({ page }) => {
      const arrive = await holdScript(page)
      await page.clock.install()
      await page.goto('/')
      const carousel = page.getByRole('group', { name, exact: true })
      const row = page.getByRole('group', { name: `${name}, scrolls sideways` })
      await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const { y } = (await row.boundingBox())!
      const leftwards = (from: number, steps: number) =>
        Array.from({ length: steps }, (_, step) => [{ x: from - step * 10, y: y + 60 }])
      const scriptArrives = async () => {
        arrive()
        await awake(page)
        await page.clock.runFor(1000)
        await expect(row).toBeVisible()
      }
      await fingers(page, [...leftwards(340, 13), scriptArrives, ...leftwards(210, 16)])
      await expect(carousel).toContainText(`2 / ${count}`)
      await expect(carousel.getByRole('group', { name: `2 / ${count}` })).toBeInViewport({ ratio: 0.5 })
      await expect(carousel).toContainText(`2 / ${count}`)
    })
  }

  test('an arrow that is tapped before the script is there moves on from where the row was swiped to', async ({
    page,
  }) => {
    const arrive = await holdScript(page)
    await page.goto('/')
    const gallery = page.getByRole('group', { name: 'Gallery', exact: true })
    const row = page.getByRole('group', { name: 'Gallery, scrolls sideways' })
    await row.scrollIntoViewIfNeeded()
    await row.evaluate((element) => element.scrollTo({ left: element.clientWidth * 3, behavior: 'instant' }))
    await gallery.getByRole('button', { name: 'Next slide' }).tap()
    arrive()
    await expect(gallery).toContainText('5 / 7')
  })

  test('a picture that is tapped before the script is there opens large once it is', async ({ page }) => {
    const arrive = await holdScript(page)
    await page.goto(PAGE_KINDS['plain article'])
    const picture = pictureLink(page)
    await picture.tap()
    await expect(picture).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(PAGE_KINDS['plain article'])
    arrive()
    await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible()
  })
})

test('the page of unknown addresses finds out what was meant without the script', async ({ page }) => {
  const requests = requestsOf(page)
  expect((await page.goto('/detail-news-7x'))?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '/detail-news-7', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Search for it' })).toHaveAttribute('href', '/search')
  expect(requests.filter(isScript)).toEqual([])
  await startScript(page)
  await expect(main.getByRole('link', { name: '/detail-news-7', exact: true })).toBeVisible()
})

test('a pause that is tapped before the script is there holds at once, and when it comes', async ({ page }) => {
  const arrive = await holdScript(page)
  await page.goto('/')
  const team = page.locator('#team')
  await team.scrollIntoViewIfNeeded()
  await expect.poll(() => groupBesideFounder(team), { timeout: 9000 }).toBe(1)
  await team.getByRole('button', { name: 'Pause the change of groups' }).click()
  const held = await groupBesideFounder(team)
  await passTime(page, TEAM_ROTATION_MS)
  expect(await groupBesideFounder(team)).toBe(held)
  arrive()
  await expect(team.getByRole('button', { name: 'Play the change of groups' })).toBeVisible()
  await passTime(page, TEAM_ROTATION_MS)
  expect(await groupBesideFounder(team)).toBe(held)
})

test('a film that is started before the script is there opens when it comes', async ({ page }) => {
  await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: '' }))
  const arrive = await holdScript(page)
  await page.goto(PAGE_KINDS['article with film'])
  await page.getByRole('button', { name: /play/i }).first().click()
  await expect(page.locator('iframe')).toHaveCount(0)
  arrive()
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('a section that is chosen in the menu before the script is there is reached when it comes, and nothing is drawn anew', async ({
  page,
}) => {
  const messages = consoleOf(page)
  const arrive = await holdScript(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const sections = await page.getByRole('main').locator('section').elementHandles()
  await page.getByRole('dialog').getByRole('link', { name: 'News' }).click()
  arrive()
  await expect(page).toHaveURL(/#news$/)
  await expect(page.locator('#news').getByRole('heading', { level: 2 })).toBeInViewport()
  for (const section of sections) expect(await section.evaluate(({ isConnected }) => isConnected)).toBe(true)
  expect(messages).toEqual([])
})

test('where the script never comes, links lead on', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto(PAGE_KINDS['plain article'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
