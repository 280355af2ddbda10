/** What visitors do on the Indonesian pages. */
import { expect, test, type Page } from '@playwright/test'
import { routeIn } from '../../src/i18n/routeIn'
import { WORDS } from '../../src/i18n/words'
import { consoleOf } from './consoleOf'
import { crawl } from './crawl'
import { foreignParagraphs } from './foreignParagraphs'
import { englishInterface } from './interfaceWords'
import { overhang } from './overhang'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'

const here = (route: string) => routeIn('id', route)
/** Names and texts that a screen reader is given, each by itself; what a text emphasises, as a report's title, is the author's. */
const saidOn = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).split('\n').flatMap((line) => {
    const [, role = '', name = '', text = ''] =
      /^\s*- ([\w/]+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?:: "?(.*?)"?)?$/.exec(line) ?? []
    return role.startsWith('/') || role === 'emphasis' ? [] : [name, text].filter(Boolean)
  })

test('no page has a paragraph in the other language', async ({ page }) => {
  for (const { path } of (await crawl(page)).values()) {
    expect.soft([path, await foreignParagraphs(page, path)]).toEqual([path, []])
  }
})

test('no kind of page says a word of the interface in the other language, or is wider than 320 px', async ({
  page,
}) => {
  const english = englishInterface('id')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of Object.values(PAGE_KINDS).map(here)) {
    await page.goto(path)
    expect.soft([path, (await saidOn(page)).filter((name) => english.test(name))]).toEqual([path, []])
    expect.soft([path, await overhang(page)]).toEqual([path, []])
  }
})

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

test('feeds and calendars are Indonesian', async ({ request }) => {
  const text = async (route: string) => (await (await request.get(route)).text()).replace(/\r\n[ \t]/g, '')
  const pathsIn = (addresses: RegExp, where: string) =>
    [...where.matchAll(addresses)].map(([, address]) => new URL(address!.trim()).pathname)
  const rss = await text('/id/rss.xml')
  expect(rss).toContain('<language>id</language>')
  const routes = pathsIn(/<item>.*?<link>([^<]+)<\/link>/gs, rss)
  expect(routes.length).toBeGreaterThan(0)
  expect(routes.filter((route) => !route.startsWith('/id/'))).toEqual([])
  const json = JSON.parse(await text('/id/feed.json')) as { items: { url: string; content_html: string }[] }
  expect(json.items.map(({ url }) => new URL(url).pathname)).toEqual(routes)
  const calendar = await text('/id/calendar.ics')
  const site = new URL(json.items[0]!.url).origin
  const own = pathsIn(/^URL:(.+)$/gm, calendar.replace(new RegExp(`^URL:(?!${site}).+$`, 'gm'), ''))
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((path) => !path.startsWith('/id/'))).toEqual([])
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
      const choices = await page.getByLabel(words.kind).locator('option').allTextContents()
      expect(choices.slice(1)).toEqual(Object.values(words.kinds))
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
    await expect(main.getByRole('link', { name: 'Cari' })).toHaveAttribute('href', /^\/id\/search\?q=/)
    await expect(main.getByRole('link', { name: 'Beranda' })).toHaveAttribute('href', '/id')
    for (const link of await main.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^\/id\b/)
    const routes = (await page.locator('[data-routes]').getAttribute('data-routes'))!.split(' ')
    expect(routes.filter((route) => !/^\/id(\/|#|$)/.test(route))).toEqual([])
    expect((await saidOn(page)).filter((name) => englishInterface('id').test(name))).toEqual([])
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
    await expect(page.getByRole('main').getByRole('link', { name: 'Terumbu' })).toHaveAttribute(
      'href',
      '/id/news/topics/reef',
    )
  })
})
