import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import {
  DIVE_ROUTE,
  EVENTS_ROUTE,
  guideRoute,
  IMPACT_ROUTE,
  LOGBOOK_ROUTE,
  PAPER_REEF_ROUTE,
  REEFS_ROUTE,
  rootRoute,
} from '../../src/config/routes'
import { ALL_LANGUAGES } from '../../src/i18n/languages'
import { routeIn } from '../../src/i18n/routeIn'
import { WORDS } from '../../src/i18n/words'
import { axeFindings } from './axeFindings'
import { held } from './held'
import { overhang } from './overhang'
import { ROUTES } from './site'
import { NOTHING, watchPage } from './watchPage'

/** What is found first for “turtle” */
const TURTLE_STORY = 'World Turtle Day: how to let a young turtle go'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search all pages' })
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })
const results = (page: Page) => page.getByRole('search').locator('..').getByRole('listitem').getByRole('heading')

const open = (page: Page) => page.goto('/search')
const ask = async (page: Page, query: string) => {
  await field(page).fill(query)
  await expect(page.getByRole('status')).toContainText(`“${query}”`)
}

test('the index holds the pages that visitors may find, each once, under its one address', () => {
  const folder = 'public/pagefind/fragment'
  const found = readdirSync(folder).map((name) => {
    const text = gunzipSync(readFileSync(`${folder}/${name}`)).toString()
    return JSON.parse(text.slice(text.indexOf('{'))) as { url: string; content: string }
  })
  const pagesOf = (folder: string, routeOf: (name: string) => string) =>
    readdirSync(`content/${folder}`).map((name) => routeOf(name.replace(/^\d+-/, '')))
  const pages = [
    ...pagesOf('guides', guideRoute),
    ...['actions', 'texts'].flatMap((folder) => pagesOf(folder, rootRoute)),
  ]
  const routes = [...ROUTES, ...pages, EVENTS_ROUTE, IMPACT_ROUTE, LOGBOOK_ROUTE, PAPER_REEF_ROUTE, REEFS_ROUTE]
  expect(found.map(({ url }) => url).sort()).toEqual(
    ALL_LANGUAGES.flatMap((language) => routes.map((route) => routeIn(language, route))).sort(),
  )
  const unwanted = ALL_LANGUAGES.flatMap((language) => [
    WORDS[language].common.leadsTo('').slice(3),
    WORDS[language].story.relatedStories,
  ])
  for (const { url, content } of found) {
    expect([url, unwanted.filter((words) => content.includes(words))]).toEqual([url, []])
  }
})

test('the answer is that of the last letter typed, in whatever order its parts come', async ({ page }) => {
  // as Pagefind, except that what is asked for later comes sooner
  await page.route(/\/pagefind\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const after = (ms) => new Promise((later) => setTimeout(later, ms))
        let ms = 700
        let latest = 0
        export const debouncedSearch = async () => {
          const mine = ++latest
          await after((ms -= 100))
          return mine === latest ? { results: [] } : null
        }
        export const options = async () => {}
        export const destroy = async () => {}`,
    }),
  )
  await open(page)
  await field(page).pressSequentially('coral')
  await expect(page.getByRole('status').filter({ hasText: /^Nothing found for “coral”\.$/ })).toBeVisible()
})

test('nothing of the index is compressed twice', () => {
  const names = readdirSync('public/pagefind', { recursive: true, encoding: 'utf8' })
  expect(names.filter((name) => /(pf_\w+|pagefind)[.](br|gz)$/.test(name))).toEqual([])
})

test.describe('the page /search', () => {
  test('is opened from the header, ready to be written in, and loads nothing before', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/detail-news-14')
    await link(page).click()
    await expect(page).toHaveURL('/search')
    await expect(field(page)).toBeFocused()
    expect(asked.filter((path) => path.startsWith('/pagefind/'))).toEqual([])
    await page.keyboard.type('turtle')
    await expect(results(page).first()).toHaveText(TURTLE_STORY)
  })

  test('says how many pages were found, marks the words, and leads to them', async ({ page }) => {
    await open(page)
    await ask(page, 'turtle')
    await expect(page.getByRole('status')).toHaveText(/^\d+ results for “turtle”$/)
    await expect(results(page).first()).toHaveText(TURTLE_STORY)
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/turtle/i)
    await page.getByRole('main').getByRole('link', { name: TURTLE_STORY }).press('Enter')
    await expect(page).toHaveURL(/\/detail-news-25$/)
  })

  test('says when the index cannot be loaded, shows the way to all stories, and tries again on Enter', async ({
    page,
  }) => {
    await page.route('**/pagefind/**', (route) => route.abort())
    await open(page)
    await field(page).fill('turtle')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The search could not be loaded.')
    await expect(alert.getByRole('link', { name: 'all stories by topic and year' })).toHaveAttribute('href', '/news')
    await page.unroute('**/pagefind/**')
    await field(page).press('Enter')
    await expect(alert).toHaveCount(0)
    await ask(page, 'turtle')
    await expect(results(page).first()).toHaveText(TURTLE_STORY)
  })

  test('asks no other host and leaves nothing in the browser', async ({ page, baseURL }) => {
    const whatItDid = await watchPage(page, baseURL!)
    await open(page)
    await ask(page, 'turtle')
    expect(await whatItDid()).toEqual(NOTHING)
  })

  test('bears what it found at 320 px: nothing sideways, and axe finds nothing, light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 844 })
    await open(page)
    for (const query of ['turtle', 'mangroove']) {
      await ask(page, query)
      expect.soft(await overhang(page), query).toEqual([])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await axeFindings(page), `${query}, ${colorScheme}`).toEqual([])
      }
    }
  })

  test('answers an address with a question, is no page for search engines, and is there again after Back', async ({
    page,
  }) => {
    await page.goto('/search?q=turtle')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(field(page)).toHaveValue('turtle')
    await expect(page.getByRole('status')).toHaveText(/^\d+ results for “turtle”$/)
    await ask(page, 'mangrove roots')
    await expect(page).toHaveURL('/search?q=mangrove%20roots')
    const first = (await results(page).first().textContent())!
    await results(page).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
    await page.goBack()
    await expect(field(page)).toHaveValue('mangrove roots')
    await expect(results(page).first()).toHaveText(first)
  })

  test('finds where data is to be saved, too', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await open(page)
    await ask(page, 'turtle')
    await expect(results(page).first()).toHaveText(TURTLE_STORY)
  })

  test('takes up what was typed before its script came', async ({ page }) => {
    const arrive = await held(page, /\.js$/)
    await page.goto('/search', { waitUntil: 'commit' })
    await field(page).click()
    await page.keyboard.type('turtle')
    await page.keyboard.press('Enter')
    arrive()
    await expect(page.getByRole('status')).toHaveText(/^\d+ results for “turtle”$/)
    await expect(field(page)).toHaveValue('turtle')
    await expect(page).toHaveURL('/search?q=turtle')
  })
})

/** Words that people type, and the page that they mean (content/settings/search.md) */
const MEANT = {
  '/search': [
    ['price', DIVE_ROUTE],
    ['schedule', DIVE_ROUTE],
    ['give once', rootRoute('give')],
    ['bank', rootRoute('give')],
    ['worksheet', PAPER_REEF_ROUTE],
    ['internship', rootRoute('volunteer')],
  ],
  '/id/search': [
    ['harga', DIVE_ROUTE],
    ['jadwal', DIVE_ROUTE],
    ['rekening', rootRoute('give')],
    ['sukarelawan', rootRoute('volunteer')],
    ['bakau', guideRoute('planting-mangroves')],
  ],
} as const

for (const [path, meant] of Object.entries(MEANT)) {
  test(`${path} knows what people call a page`, async ({ page }) => {
    await page.goto(path)
    for (const [query, route] of meant) {
      await page.getByRole('main').getByRole('searchbox').fill(query)
      await expect(page.getByRole('status')).toContainText(`“${query}”`)
      const first = results(page).first().getByRole('link')
      await expect(first, query).toHaveAttribute('href', path.replace('/search', '') + route)
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('/search leads to all stories', async ({ page }) => {
    await page.goto('/search')
    const main = page.getByRole('main')
    await expect(main.getByRole('searchbox')).toBeHidden()
    await expect(main.locator('noscript p')).toBeVisible()
    await expect(main.locator('noscript p')).toContainText('The search needs JavaScript')
    await expect(main.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/news')
  })
})
