/** How every page of the build looks where it is shared, and what it tells to search engines. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { ALTERNATE_ROUTES, guideRoute, HOME_ROUTE, newsRoute } from '../../src/config/routes'
import { LANGUAGES } from '../../src/i18n/languages'
import { languageOfRoute } from '../../src/i18n/routeIn'

type Thing = { '@type'?: string; '@id'?: string } & Record<string, unknown>

const firstIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const tag = (html: string, name: string) =>
  firstIn(html, new RegExp(`<meta[^>]* (?:property|name)="${name}"[^>]* content="([^"]*)"`))
const thingsOf = (html: string) =>
  [...html.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, text]) => (JSON.parse(text!) as { '@graph': Thing[] })['@graph'],
  )

const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^(?!page-data)(.*\/)?(index|404)\.html$/.test(path),
)
const all = files.map((path) => {
  const html = readFileSync(join('public', path), 'utf8')
  const address = firstIn(html, /<link[^>]* rel="canonical"[^>]* href="([^"]+)"/)
  return { route: `/${path.replace(/\/?index\.html$/, '')}`, html, address }
})
const pages = all.filter(({ address }) => address)
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
const htmlOf = (route: string) => pages.find((page) => page.route === route)!.html

/** Everything that has a type, however deep. */
const typed = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(typed)
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Thing
  return [...(thing['@type'] ? [thing] : []), ...Object.values(thing).flatMap(typed)]
}
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

const TAGS = ['type', 'title', 'description', 'url', 'site_name', 'locale', 'image', 'image:width', 'image:alt']
  .map((name) => `og:${name}`)
  .concat('twitter:card')

test('share tags are complete on every page, once, and belong to its canonical address', () => {
  for (const { route, html, address } of pages) {
    const missing = TAGS.filter((name) => !tag(html, name))
    expect({ route, missing }).toEqual({ route, missing: [] })
    expect(tag(html, 'og:url')).toBe(address)
    expect(tag(html, 'og:locale')).toBe(LANGUAGES[languageOfRoute(route)].locale)
    expect(tag(html, 'og:type')).toBe(
      thingsOf(html).some((thing) => /Article$/.test(thing['@type']!)) ? 'article' : 'website',
    )
    // some programs read no further
    expect(html.indexOf('og:image')).toBeLessThan(32_000)
    expect(html.match(/"og:title"/g)).toHaveLength(1)
  }
})

test('titles and descriptions differ from page to page', () => {
  const own = pages.filter(({ route }) => !Object.keys(ALTERNATE_ROUTES).some((alternate) => route.endsWith(alternate)))
  for (const name of ['og:title', 'og:description']) {
    const values = own.map(({ route, html }) => `${languageOfRoute(route)} ${tag(html, name)}`)
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

test('the picture is a JPEG of 1200 × 630 pixels; that of a story is its own', async () => {
  for (const { route, html } of pages) {
    const file = join('public', new URL(tag(html, 'og:image')!).pathname)
    const { width, height, format } = await sharp(file).metadata()
    expect({ route, width, height, format }).toEqual({ route, width: 1200, height: 630, format: 'jpeg' })
    // from about 300 kB on WhatsApp shows none
    expect(statSync(file).size).toBeLessThan(250_000)
  }
  expect(tag(htmlOf(newsRoute(14)), 'og:image')).not.toBe(tag(htmlOf(HOME_ROUTE), 'og:image'))
})

test('a page that is not to be found is not shown elsewhere', () => {
  const hidden = all.filter(({ address }) => !address)
  expect(hidden.length).toBeGreaterThan(0)
  for (const { html } of hidden) expect(html).not.toMatch(/property="og:|name="twitter:|ld\+json/)
})

/** What schema.org and Google Search ask for, and what Google recommends as far as the foundation has said it. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  NGO: ['name', 'url', 'logo', 'address', 'description', 'sameAs'],
  WebPage: ['name', 'url', 'isPartOf'],
  NewsArticle: ['headline', 'description', 'image', 'datePublished', 'author', 'publisher', 'inLanguage'],
  // a guide has no day of publication
  Article: ['headline', 'description', 'image', 'author', 'publisher'],
  Event: ['name', 'startDate', 'organizer', 'eventStatus', 'description', 'image'],
  ImageObject: ['contentUrl', 'width', 'height'],
  ListItem: ['position'],
}

test('structured data have every field that is asked for, and hold nothing that only stands in', () => {
  for (const { route, html } of pages) {
    const things = thingsOf(html)
    const missing = typed(things).flatMap((thing) =>
      (ASKED[thing['@type']!] ?? []).filter((field) => !thing[field]).map((field) => `${thing['@type']}.${field}`),
    )
    expect({ route, missing }).toEqual({ route, missing: [] })
    expect(JSON.stringify(things)).not.toMatch(/hello@example|\+62 800 0000|IDR —|undefined|null/)
  }
})

for (const [route, type] of [
  [HOME_ROUTE, 'WebPage'],
  [newsRoute(14), 'NewsArticle'],
  [newsRoute(25), 'Event'],
  [guideRoute('planting-mangroves'), 'Article'],
] as const) {
  test(`structured data of ${route} name a ${type}`, () => {
    expect(thingsOf(htmlOf(route)).map((thing) => thing['@type'])).toContain(type)
  })
}

test('structured data name full addresses that are there, and things of the same page', () => {
  const site = new URL(pages[0]!.address!).origin
  const isThere = (address: string) => existsSync(join('public', decodeURI(new URL(address).pathname)))
  for (const { route, html } of pages) {
    const things = thingsOf(html)
    const ids = new Set(things.map((thing) => thing['@id']))
    const own = texts(things).filter((text) => text.startsWith(site) && !ids.has(text) && !text.includes('{'))
    const references = typed(things)
      .flatMap((thing) => Object.values(thing) as (Thing | null)[])
      .filter((value) => typeof value === 'object' && value && Object.keys(value).join() === '@id')
    const wrong = [
      ...own.filter((address) => !isThere(address)),
      ...references.filter((reference) => !ids.has(reference!['@id'])),
      ...texts(things).filter((text) => text.startsWith('/')),
    ]
    expect({ route, wrong }).toEqual({ route, wrong: [] })
  }
})

test('structured data have the breadcrumb that the page shows', () => {
  for (const { route, html } of pages) {
    const [, crumbs = ''] = /<nav[^>]* aria-label="(?:Breadcrumb|Jejak halaman)"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
    const shown = [...crumbs.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)].map(([, item]) => textOf(item!))
    const list = thingsOf(html).find((thing) => thing['@type'] === 'BreadcrumbList')
    const said = ((list?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name)
    expect({ route, said }).toEqual({ route, said: shown })
  }
})
