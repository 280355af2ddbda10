/** What visitors do on the Indonesian pages. */
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { SECTION_KEYS } from '../../src/config/routes'
import { UNLISTED_ROUTES } from '../../src/config/unlistedRoutes'
import { routeIn } from '../../src/i18n/routeIn'
import { WORDS } from '../../src/i18n/words'
import { axeFindings } from './axeFindings'
import { consoleOf } from './consoleOf'
import { crawl } from './crawl'
import { foreignParagraphs } from './foreignParagraphs'
import { englishInterface } from './interfaceWords'
import { laidOut } from './laidOut'
import { overhang } from './overhang'
import { startScript } from './startScript'

const here = (route: string) => routeIn('id', route)
const ARTICLE = here('/detail-news-14')
/** Names and texts that a screen reader is given, each by itself; what a text emphasises, as a report's title, is the author's. */
const saidOn = async (page: Page) =>
  (await page.locator('body').ariaSnapshot()).split('\n').flatMap((line) => {
    const [, role = '', name = '', text = ''] =
      /^\s*- ([\w/]+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?:: "?(.*?)"?)?$/.exec(line) ?? []
    return role.startsWith('/') || role === 'emphasis' ? [] : [name, text].filter(Boolean)
  })

test('no page says a word of the interface, or a paragraph, in the other language; none is wider than 320 px', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const english = englishInterface('id')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const { path, lang } of (await crawl(page)).values()) {
    expect.soft([path, await foreignParagraphs(page, path)]).toEqual([path, []])
    if (lang !== 'id') continue
    await page.goto(path)
    // names of fields are English
    const names = UNLISTED_ROUTES.includes(path) ? [] : (await saidOn(page)).filter((name) => english.test(name))
    expect.soft([path, names]).toEqual([path, []])
    expect.soft([path, await overhang(page)]).toEqual([path, []])
  }
})

test('the same page in the other language is in the header from 600 px on', async ({ page }) => {
  await page.goto('/id')
  const english = page.getByRole('banner').getByRole('link', { name: 'English' })
  for (const width of [600, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(english).toBeVisible()
  }
  await page.setViewportSize({ width: 599, height: 800 })
  await expect(english).toBeHidden()
})

test('sections of the home page open there, from its menu too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const key of SECTION_KEYS) {
    await page.goto(`/id#${key}`)
    await expect(page.locator(`#${key}`)).toBeInViewport()
  }
  await page.goto(ARTICLE)
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Galeri' }).click()
  await expect(page).toHaveURL('/id#gallery')
  await expect(page.locator('#gallery').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('topics have Indonesian names and addresses', async ({ page }) => {
  await page.goto(here('/news'))
  const topics = page.getByRole('main').getByRole('navigation', { name: 'Topik' }).getByRole('link')
  for (const [topic, name] of Object.entries(WORDS.id.topics)) {
    const link = topics.filter({ hasText: name })
    await expect(link).toHaveAttribute('href', here(`/news/topics/${topic.toLowerCase()}`))
  }
  await topics.filter({ hasText: 'Terumbu' }).click()
  await expect(page).toHaveURL('/id/news/topics/terumbu')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terumbu')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/id\/detail-news/)
})

test('an article leads to its neighbours and to others from the same water in Indonesian', async ({ page }) => {
  await page.goto(ARTICLE)
  for (const name of [WORDS.id.story.moreStories, WORDS.id.story.relatedStories]) {
    const links = page.getByRole('region', { name }).or(page.getByRole('navigation', { name })).getByRole('link')
    expect(await links.count(), name).toBeGreaterThan(0)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/id\//)
  }
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
  const rss = await (await request.get('/id/rss.xml')).text()
  expect(rss).toContain('<language>id</language>')
  const routes = [...rss.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, link]) => new URL(link!).pathname)
  expect(routes.length).toBeGreaterThan(0)
  expect(routes.filter((route) => !route.startsWith('/id/'))).toEqual([])
  const json = JSON.parse(await (await request.get('/id/feed.json')).text()) as {
    home_page_url: string
    feed_url: string
    items: { url: string; content_html: string }[]
  }
  expect(new URL(json.feed_url).pathname).toBe('/id/feed.json')
  expect(new URL(json.home_page_url).pathname).toBe('/id/news')
  expect(json.items.map(({ url }) => new URL(url).pathname)).toEqual(routes)
  for (const { content_html: html } of json.items) {
    expect(html).not.toMatch(/href="https:\/\/indonesiabiru[^"/]*\/(?!id[/"#]|static\/)/)
  }
  const calendar = await (await request.get('/id/calendar.ics')).text()
  const english = await (await request.get('/calendar.ics')).text()
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(english.match(/BEGIN:VEVENT/g)!.length)
  const one = await (await request.get('/id/calendar/world-turtle-day.ics')).text()
  expect(one).toContain('DTSTART:20240523T070000Z')
  for (const text of [calendar, one]) {
    const unfolded = text.replace(/\r\n[ \t]/g, '')
    const addresses = [...unfolded.matchAll(/^URL:(.+)$/gm)].map(([, address]) => new URL(address!.trim()))
    const own = addresses.filter(({ origin }) => origin === new URL(json.feed_url).origin)
    expect(own.length).toBeGreaterThan(0)
    expect(own.map(({ pathname }) => pathname).filter((path) => !path.startsWith('/id/'))).toEqual([])
  }
  const summary = (text: string) => /^SUMMARY.*:(.*)$/m.exec(text.replace(/\r\n[ \t]/g, ''))![1]
  const there = await (await request.get('/calendar/world-turtle-day.ics')).text()
  expect(summary(one)).not.toBe(summary(there))
})

test.describe('the search', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')

  for (const [path, query, language] of [
    [here('/search'), 'penyu', 'id'],
    [here('/search'), 'terumbu', 'id'],
    ['/search', 'turtle', 'en'],
    ['/search', 'reef', 'en'],
  ] as const) {
    test(`finds “${query}” on ${path}, in its language only, and says so in it`, async ({ page }) => {
      const words = WORDS[language].search
      await page.goto(`${path}?q=${query}`)
      await expect(page.getByRole('searchbox', { name: words.field })).toHaveValue(query)
      await expect(page.getByRole('status')).toHaveText(new RegExp(`^${words.found(2, query).replace('2', '\\d+')}$`))
      const all = async () => {
        const more = page.getByRole('button', { name: words.showMore })
        for (let shown = await results(page).count(); await more.isVisible(); shown = await results(page).count()) {
          await more.click()
          await expect.poll(() => results(page).count()).toBeGreaterThan(shown)
        }
        return results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
      }
      const found = await all()
      expect(found.length).toBeGreaterThan(1)
      expect(found.filter((route) => /^\/id(\/|#|$)/.test(route) !== (language === 'id'))).toEqual([])
      const choices = await page.getByLabel(words.kind).locator('option').allTextContents()
      expect(choices.slice(1)).toEqual(Object.values(words.kinds))
    })
  }

  test('its dialog is Indonesian, is narrowed by topic, and leads to an Indonesian page', async ({ page }) => {
    await page.goto(ARTICLE)
    await page.getByRole('banner').getByRole('link', { name: 'Cari' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cari' })
    await dialog.getByRole('searchbox', { name: 'Cari di semua halaman' }).fill('penyu')
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ hasil untuk “penyu”$/)
    const all = parseInt((await dialog.getByRole('status').textContent())!)
    await dialog.getByLabel('Topik', { exact: true }).selectOption('Education')
    await expect.poll(async () => parseInt((await dialog.getByRole('status').textContent())!)).toBeLessThan(all)
    await expect(dialog.getByRole('listitem').first()).toContainText('Pendidikan')
    await dialog.getByRole('listitem').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/id\//)
  })

  test('guesses an Indonesian word, and leads to Indonesian topics', async ({ page }) => {
    await page.goto(`${here('/search')}?q=terummbu`)
    await expect(page.getByRole('status')).toHaveText(WORDS.id.search.foundNothing('terummbu'))
    const main = page.getByRole('main')
    const topic = main.getByRole('link', { name: 'Terumbu' }).first()
    await expect(topic).toHaveAttribute('href', '/id/news/topics/terumbu')
    await main.getByRole('button', { name: 'terumbu' }).click()
    await expect(page.getByRole('status')).toContainText('hasil untuk “terumbu”')
  })
})

test.describe('to who prefers Indonesian', () => {
  test.use({ locale: 'id-ID' })

  test('unknown Indonesian addresses have a page that helps in Indonesian, with Indonesian pages only', async ({
    page,
  }) => {
    // as hosts answer (hosting/nginx.conf, `_redirects`); Gatsby’s own server knows one page only
    await page.route('**/id/dive-with-uss', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: readFileSync('public/id/404.html', 'utf8') }),
    )
    const said = consoleOf(page)
    await page.goto('/id/dive-with-uss')
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
    await page.goto(ARTICLE)
    await page.getByRole('banner').getByRole('link', { name: WORDS.id.common.findStories }).click()
    await expect(page).toHaveURL('/id/news')
    await page.goto('/id/search')
    await expect(page.getByRole('main').locator('noscript p')).toContainText('JavaScript')
    await expect(page.getByRole('main').getByRole('link', { name: 'Terumbu' })).toHaveAttribute(
      'href',
      '/id/news/topics/terumbu',
    )
  })
})

for (const [kind, path] of Object.entries({
  home: '/id',
  article: ARTICLE,
  dive: here('/dive-with-us'),
  impact: here('/impact'),
  'all stories': here('/news'),
})) {
  test(`axe finds nothing on ${kind}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await laidOut(page)
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await axeFindings(page), `${width} px, ${colorScheme}`).toEqual([])
    }
  })
}

test('names of goods keep apart on the narrowest phones', async ({ page }) => {
  await page.goto(here('/'))
  const names = page.getByRole('region', { name: 'Suvenir' }).getByRole('listitem').getByRole('figure')
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const gaps = await names.evaluateAll((figures) => {
      const spans = figures.map((figure) => {
        const words = document.createRange()
        words.selectNodeContents(figure.querySelector('figcaption')!)
        return words.getBoundingClientRect()
      })
      return spans.slice(1).map(({ left }, i) => left - spans[i]!.right)
    })
    expect(gaps.length).toBeGreaterThan(1)
    expect(Math.min(...gaps)).toBeGreaterThan(4)
  }
})
