/** Every page of the site, in each language: what it says of its language, and that it leads on in it. */
import { expect, test } from '@playwright/test'
import { JSON_FEED_ROUTE, RSS_ROUTE, SEARCH_ROUTE, SITEMAP_ROUTE } from '../../src/config/routes'
import { UNLISTED_ROUTES } from '../../src/config/unlistedRoutes'
import { ALL_LANGUAGES, LANGUAGES, SOURCE_LANGUAGE, type Language } from '../../src/i18n/languages'
import { languageOfRoute, routeIn } from '../../src/i18n/routeIn'
import { crawl, type CrawledPage } from './crawl'
import { foreignParagraphs } from './foreignParagraphs'
import { englishInterface } from './interfaceWords'

// in one worker, which reads the pages once
test.describe.configure({ mode: 'default' })

let pages: ReadonlyMap<string, CrawledPage>
const foreign: string[] = []
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL })
  pages = await crawl(page)
  for (const path of pages.keys()) {
    foreign.push(...(await foreignParagraphs(page, path)).map((text) => `${path}: ${text}`))
  }
  await page.close()
})

const pathOf = (address: string) => new URL(address).pathname
/** Whether a page has an address that others may keep; only then it names its translations. */
const isListed = ({ canonical }: CrawledPage) => canonical !== null
const listed = () => [...pages.values()].filter(isListed)
const pathsOf = (addresses: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(addresses).map(([language, address]) => [language, pathOf(address)]))
/** The languages that the same page is there in, and its paths */
const translationsOf = ({ path, alternates, ...page }: CrawledPage) => {
  const english = path.slice(routeIn(languageOfRoute(path), '').length)
  const named = isListed({ path, alternates, ...page })
    ? Object.entries(pathsOf(alternates))
    : ALL_LANGUAGES.map((language) => [language, routeIn(language, english)] as const)
  return named.filter(([language, route]) => language !== 'x-default' && pages.has(route))
}

test('every page says its language and its one address', () => {
  const said = [...pages.values()].map(({ path, status, lang, canonical, locale, inLanguage }) => [
    ...[path, status, lang],
    ...(canonical === null ? [] : [pathOf(canonical), locale, ...new Set(inLanguage)]),
  ])
  expect(said).toEqual(
    [...pages.values()].map((page) => {
      const language = languageOfRoute(page.path)
      return [
        ...[page.path, 200, language],
        ...(isListed(page) ? [page.path, LANGUAGES[language].locale, language] : []),
      ]
    }),
  )
  const searches = ALL_LANGUAGES.map((language) => routeIn(language, SEARCH_ROUTE))
  const unlisted = [...pages.values()].filter((page) => !isListed(page)).map(({ path }) => path)
  expect(unlisted.filter((path) => !UNLISTED_ROUTES.includes(path) && !searches.includes(path))).toEqual([])
})

test('no page says a paragraph, or a word of the interface, in the other language', () => {
  expect(foreign).toEqual([])
  const english = englishInterface('id')
  const astray = [...pages.values()]
    // names of fields are English
    .filter(({ lang, path }) => lang === 'id' && !UNLISTED_ROUTES.includes(path))
    .flatMap(({ path, said }) => said.filter((one) => english.test(one)).map((one) => `${path}: ${one}`))
  expect(astray).toEqual([])
})

test('no two pages of a language have the same title', () => {
  const titles = [...pages.values()].map(({ lang, title }) => `${lang}: ${title}`)
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
})

test('every page names its translations, each of which is there and names the same', () => {
  for (const page of listed()) {
    const { 'x-default': forOthers, ...translations } = page.alternates
    if (Object.keys(page.alternates).length === 0) continue
    expect.soft(page.alternates[page.lang], page.path).toBe(page.canonical)
    expect.soft(forOthers, page.path).toBe(translations[SOURCE_LANGUAGE])
    for (const [language, address] of Object.entries(translations)) {
      const other = pages.get(pathOf(address))
      expect.soft([page.path, other?.lang]).toEqual([page.path, language])
      expect.soft(other?.alternates, page.path).toEqual(page.alternates)
    }
  }
})

test('links stay in the language of their page', () => {
  const astray = [...pages.values()].flatMap((page) =>
    page.links
      .filter(({ path, hreflang }) => pages.has(path) && (hreflang ?? page.lang) !== pages.get(path)!.lang)
      .map(({ path }) => `${page.path} leads to ${path}`),
  )
  expect(astray).toEqual([])
})

test('header and menu lead to the same page in the other language, which they name in it', () => {
  const found = [...pages.values()].map(({ path, links }) => [
    path,
    ...links.flatMap(({ hreflang, lang, path: to }) => (hreflang && lang ? [[hreflang, lang, to]] : [])),
  ])
  expect(found).toEqual(
    [...pages.values()].map((page) => {
      const others = translationsOf(page).filter(([language]) => language !== page.lang)
      const links = others.map(([language, route]) => [language, language, route])
      return [page.path, ...links, ...links]
    }),
  )
})

test('every page offers the feeds of its language', async ({ request }) => {
  const feedsIn = (language: Language) => [RSS_ROUTE, JSON_FEED_ROUTE].map((route) => routeIn(language, route))
  expect([...pages.values()].map(({ path, feeds }) => [path, ...feeds])).toEqual(
    [...pages.keys()].map((path) => [path, ...feedsIn(languageOfRoute(path))]),
  )
  for (const feed of ALL_LANGUAGES.flatMap(feedsIn)) expect((await request.get(feed)).status(), feed).toBe(200)
})

test('the sitemap names the translations that the pages name', async ({ request }) => {
  const xml = await (await request.get(SITEMAP_ROUTE)).text()
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => {
    const named = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
    return [
      pathOf(/<loc>([^<]+)/.exec(entry)![1]!),
      pathsOf(Object.fromEntries(named.map(([, language, address]) => [language, address]))),
    ] as const
  })
  expect(entries).toEqual(entries.map(([path]) => [path, pathsOf(pages.get(path)!.alternates)]))
  expect(new Set(entries.map(([path]) => path))).toEqual(new Set(listed().map(({ path }) => path)))
})
