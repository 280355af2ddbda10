/** What visitors do on the Indonesian pages. */
import { expect, test, type Page } from '@playwright/test'
import { routeIn } from '../../src/i18n/routeIn'
import { WORDS } from '../../src/i18n/words'
import { consoleOf } from './consoleOf'
import { isSupplied } from './isSupplied'
import { startScript } from './startScript'

const here = (route: string) => routeIn('id', route)

test('topics have Indonesian names and addresses', async ({ page }) => {
  await page.goto(here('/news'))
  const topics = page.getByRole('main').getByRole('navigation', { name: 'Topik' }).getByRole('link')
  for (const [topic, name] of Object.entries(WORDS.id.topics)) {
    const link = topics.filter({ hasText: name })
    await expect(link).toHaveAttribute('href', here(`/news/topics/${topic.toLowerCase()}`))
  }
  await topics.filter({ hasText: 'Terumbu' }).click()
  await expect(page).toHaveURL('/id/news/topics/reef')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terumbu')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/id\/detail-news/)
})

test('the chat opens with a greeting in the language of the page', async ({ page }) => {
  test.skip(!isSupplied('bookingPhone'), 'There is no number yet.')
  for (const [path, name, begins] of [
    ['/dive-with-us', 'Book Now', 'Hi, I want to book '],
    [here('/dive-with-us'), 'Pesan sekarang', 'Halo, saya ingin memesan '],
  ] as const) {
    await page.goto(path)
    const links = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
    expect(await links.count(), path).toBeGreaterThan(0)
    for (const link of await links.all()) {
      const text = new URL((await link.getAttribute('href'))!).searchParams.get('text')!
      expect(text.slice(0, begins.length)).toBe(begins)
    }
  }
})

test.describe('the search', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')

  for (const [path, query, language] of [
    [here('/search'), 'penyu', 'id'],
    ['/search', 'turtle', 'en'],
  ] as const) {
    test(`finds “${query}” on ${path}, in its language only, and says so in it`, async ({ page }) => {
      const words = WORDS[language].search
      await page.goto(`${path}?q=${query}`)
      await expect(page.getByRole('searchbox', { name: words.field })).toHaveValue(query)
      await expect(page.getByRole('status')).toHaveText(new RegExp(`^${words.found(2, query).replace('2', '\\d+')}$`))
      const found = await results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
      expect(found.length).toBeGreaterThan(1)
      expect(found.filter((route) => /^\/id(\/|#|$)/.test(route) !== (language === 'id'))).toEqual([])
    })
  }
})

test.describe('to who prefers Indonesian', () => {
  test.use({ locale: 'id-ID' })

  test('unknown Indonesian addresses have a page that helps in Indonesian, with Indonesian pages only', async ({
    page,
  }) => {
    // as some hosts, Gatsby’s own server knows one page for all; it is never seen
    const seen = new Set<string>()
    await page.exposeFunction('seeIn', (language: string) => seen.add(language))
    await page.addInitScript(() => {
      const look = () => {
        const { lang } = document.documentElement
        if (document.documentElement.checkVisibility()) (window as never as { seeIn: (l: string) => void }).seeIn(lang)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const said = consoleOf(page)
    await page.goto('/id/dive-with-uss')
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    await expect(page).toHaveURL('/id/dive-with-uss')
    await expect.poll(() => [...seen]).toEqual(['id'])
    await startScript(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    const main = page.getByRole('main')
    await expect(main.getByText('Mungkin maksud Anda')).toBeVisible()
    await expect(main.getByRole('link', { name: '/id/dive-with-us' })).toHaveAttribute('href', '/id/dive-with-us')
    await expect(main.getByRole('link', { name: 'Cari' })).toHaveAttribute('href', '/id/search')
    await expect(main.getByRole('link', { name: 'Beranda' })).toHaveAttribute('href', '/id')
    for (const link of await main.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^\/id\b/)
    const routes = (await page.locator('[data-routes]').getAttribute('data-routes'))!.split(' ')
    expect(routes.filter((route) => !/^\/id(\/|#|$)/.test(route))).toEqual([])
    expect(said.filter((message) => !message.includes('404'))).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages, sections and the other language can be reached', async ({ page }) => {
    await page.goto('/id')
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Tim' }).click()
    await expect(page).toHaveURL('/id#team')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/id/search')
    await expect(page.getByRole('main').locator('noscript p')).toContainText('JavaScript')
    await expect(page.getByRole('main').getByRole('link', { name: /^Semua cerita/ })).toHaveAttribute(
      'href',
      '/id/news',
    )
  })
})
