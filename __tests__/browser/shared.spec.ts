/** How every page of the build looks where it is shared, and what it tells to search engines. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import {
  ALTERNATE_ROUTES,
  DIVE_ROUTE,
  guideRoute,
  GUIDES_ROUTE,
  HOME_ROUTE,
  NEWS_ROUTE,
  newsRoute,
  EVENTS_ROUTE,
  rootRoute,
  topicRoute,
} from '../../src/config/routes'
import { ALL_LANGUAGES, LANGUAGES } from '../../src/i18n/languages'
import { languageOfRoute, routeIn } from '../../src/i18n/routeIn'
import { htmlFiles } from '../../src/gatsby/builtPages/htmlFiles'
import { PAGE_KINDS, ROUTES } from './site'
import { startScript } from './startScript'

type Thing = { '@type'?: string; '@id'?: string } & Record<string, unknown>

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const tag = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))
const thingsOf = (html: string) => {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return data.flatMap(([, text]) => (JSON.parse(text!) as { '@graph': Thing[] })['@graph'])
}

const all = htmlFiles('public').map((path) => {
  const html = readFileSync(join('public', path), 'utf8')
  const address = attribute(html, /<link rel="canonical" href="([^"]+)"/)
  return { route: `/${path.replace(/\/?index\.html$/, '')}`, html, address, hidden: address === undefined }
})
const pages = all.filter(({ hidden }) => !hidden)
const site = new URL(pages.find(({ route }) => route === HOME_ROUTE)!.address!).origin

/** Whether a full address leads to a page or a file of the build. */
const isThere = (address: string) => {
  const path = join('public', decodeURI(new URL(address).pathname))
  return existsSync(join(path, 'index.html')) || (existsSync(path) && statSync(path).isFile())
}

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

test.describe('share tags', () => {
  test('are complete on every page, and belong to its canonical address', () => {
    expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining([...ROUTES, NEWS_ROUTE]))
    for (const { route, html, address } of pages) {
      const story = thingsOf(html).find((thing) => /Article$/.test(thing['@type']!))
      const missing = [
        ...[
          'og:type',
          'og:title',
          'og:description',
          'og:url',
          'og:site_name',
          'og:locale',
          'og:image',
          'og:image:type',
        ],
        ...['og:image:width', 'og:image:height', 'og:image:alt'],
        ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'],
        ...(story?.['@type'] === 'NewsArticle' ? ['article:section', 'article:tag'] : []),
      ].filter((name) => !tag(html, name))
      expect({ route, missing }).toEqual({ route, missing: [] })
      expect(tag(html, 'og:url')).toBe(address)
      expect(tag(html, 'og:type')).toBe(story ? 'article' : 'website')
      expect(tag(html, 'og:locale')).toBe(LANGUAGES[languageOfRoute(route)].locale)
      expect(tag(html, 'twitter:image')).toBe(tag(html, 'og:image'))
      expect(html.indexOf('og:image')).toBeLessThan(32_000)
      expect(html.match(/"og:title"/g)).toHaveLength(1)
    }
  })

  test('say the day of an article only where it is known', () => {
    const html = (route: string) => pages.find((page) => page.route === route)!.html
    expect(tag(html(newsRoute(25)), 'article:published_time')).toBe('2024-05-24')
    expect(html(newsRoute(43))).toContain('June 2025')
    expect(tag(html(newsRoute(43)), 'article:published_time')).toBeUndefined()
  })

  for (const language of ALL_LANGUAGES)
    test(`differ from page to page (${language})`, () => {
      const own = pages.filter(
        ({ route }) =>
          languageOfRoute(route) === language &&
          !Object.keys(ALTERNATE_ROUTES).some((alternate) => route.endsWith(alternate)),
      )
      for (const name of ['og:title', 'og:description', 'og:image']) {
        const values = own.map(({ html }) => tag(html, name))
        expect(
          values.filter((value, index) => values.indexOf(value) !== index),
          name,
        ).toEqual([])
      }
    })

  test('are left out where a page is not to be found', () => {
    const hidden = all.filter((page) => page.hidden)
    expect(hidden.length).toBeGreaterThanOrEqual(2)
    const found = hidden.flatMap(({ route, html }) => (/property="og:|name="twitter:|ld\+json/.test(html) ? route : []))
    expect(found).toEqual([])
  })

  test('show a JPEG of 1200 × 630 pixels and at most 120 kB', async () => {
    for (const { route, html } of pages) {
      const file = join('public', new URL(tag(html, 'og:image')!).pathname)
      const { width, height, format } = await sharp(file).metadata()
      expect({ route, width, height, format }).toEqual({ route, width: 1200, height: 630, format: 'jpeg' })
      expect(statSync(file).size).toBeLessThanOrEqual(120_000)
    }
  })
})

/** What schema.org and Google Search ask for, and what Google recommends as far as the foundation has said it. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  NGO: ['name', 'url', 'logo', 'address', 'description', 'sameAs'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ['name', 'url', 'isPartOf'],
  CollectionPage: ['name', 'url', 'isPartOf', 'mainEntity'],
  NewsArticle: [
    'headline',
    'description',
    'image',
    'datePublished',
    'author',
    'publisher',
    'articleSection',
    'inLanguage',
    'isAccessibleForFree',
  ],
  // a guide has no day of publication
  Article: ['headline', 'description', 'image', 'author', 'publisher'],
  Event: ['name', 'startDate', 'organizer', 'eventStatus', 'description', 'image'],
  TouristTrip: ['name', 'description', 'provider', 'image', 'offers'],
  Offer: ['name', 'url', 'seller'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ImageObject: ['contentUrl', 'width', 'height'],
  ListItem: ['position'],
}

test.describe('structured data', () => {
  test('has every field that is asked for', () => {
    for (const { route, html } of pages) {
      const missing = typed(thingsOf(html)).flatMap((thing) =>
        (ASKED[thing['@type']!] ?? []).filter((field) => !thing[field]).map((field) => `${thing['@type']}.${field}`),
      )
      expect({ route, missing }).toEqual({ route, missing: [] })
    }
  })

  test('is of the kind that the page is', () => {
    const typesOf = (route: string) =>
      thingsOf(pages.find((page) => page.route === route)!.html).map((thing) => thing['@type'])
    const onAll = ['NGO', 'WebSite']
    expect(typesOf(HOME_ROUTE)).toEqual([...onAll, 'WebPage'])
    expect(typesOf(newsRoute(14))).toEqual([...onAll, 'WebPage', 'BreadcrumbList', 'NewsArticle'])
    expect(typesOf(newsRoute(25))).toEqual([...onAll, 'WebPage', 'BreadcrumbList', 'NewsArticle', 'Event'])
    expect(typesOf(guideRoute('planting-mangroves'))).toEqual([...onAll, 'WebPage', 'BreadcrumbList', 'Article'])
    expect(typesOf(GUIDES_ROUTE)).toEqual([...onAll, 'CollectionPage', 'BreadcrumbList'])
    expect(typesOf('/Events-Details')).toEqual([...onAll, 'WebPage', 'BreadcrumbList', 'Article'])
    expect(typesOf(topicRoute('Reef'))).toEqual([...onAll, 'CollectionPage', 'BreadcrumbList'])
    expect(typesOf(DIVE_ROUTE)).toEqual([
      ...onAll,
      'WebPage',
      'BreadcrumbList',
      'TouristTrip',
      'TouristTrip',
      'TouristTrip',
      'FAQPage',
    ])
    expect(typesOf(rootRoute('give'))).toEqual([...onAll, 'WebPage', 'BreadcrumbList', 'FAQPage'])
    const withEvent = pages.filter(({ html }) => thingsOf(html).some((thing) => thing['@type'] === 'Event'))
    expect(withEvent.map(({ route }) => route)).toEqual(
      ALL_LANGUAGES.flatMap((language) => [newsRoute(25), EVENTS_ROUTE].map((route) => routeIn(language, route))),
    )
  })

  test('names full addresses that are there, and things of the same page', () => {
    for (const { route, html } of pages) {
      const things = thingsOf(html)
      const ids = new Set(things.map((thing) => thing['@id']))
      const addresses = texts(things).filter((text) => /^\w+:\/\//.test(text) && !text.startsWith('https://schema.org'))
      const wrong = addresses.filter(
        (address) => address.startsWith(site) && !ids.has(address) && !address.includes('{') && !isThere(address),
      )
      expect({ route, wrong }).toEqual({ route, wrong: [] })
      const references = typed(things)
        .flatMap((thing) => Object.values(thing))
        .filter(
          (value): value is Thing => typeof value === 'object' && value !== null && Object.keys(value).join() === '@id',
        )
      expect(references.length).toBeGreaterThan(0)
      expect(references.filter((reference) => !ids.has(reference['@id']))).toEqual([])
      expect(texts(things).filter((text) => text.startsWith('/'))).toEqual([])
    }
  })

  test('holds nothing that only stands in', () => {
    for (const { html } of pages) {
      const text = JSON.stringify(thingsOf(html))
      expect(text).not.toMatch(/hello@example|\+62 800 0000|IDR —|undefined|null/)
    }
  })

  test('has the breadcrumb that the page shows', async ({ page }) => {
    await page.goto('/robots.txt')
    for (const [kind, route] of Object.entries(PAGE_KINDS)) {
      const { html, crumbs } = await page.evaluate(async (asked) => {
        const html = await (await fetch(asked)).text()
        const items = new DOMParser()
          .parseFromString(html, 'text/html')
          .querySelectorAll('nav[aria-label=Breadcrumb] li')
        const crumbs = [...items].map((item) => ({
          name: item.textContent,
          href: item.querySelector('a')?.getAttribute('href'),
        }))
        return { html, crumbs }
      }, route)
      const data = thingsOf(html)
      const list = data.find((thing) => thing['@type'] === 'BreadcrumbList')
      const items = (list?.itemListElement ?? []) as { name: string; item?: string }[]
      // the last one is the page itself
      const said = items.map(({ name, item }, i) => ({
        name,
        href: i < items.length - 1 ? new URL(item!).pathname : undefined,
      }))
      expect.soft(said, kind).toEqual(data.length > 0 ? crumbs : [])
    }
  })
})

test('another page that a link leads to has tags, title and address of its own', async ({ page }) => {
  await page.goto(newsRoute(14))
  await startScript(page)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Indonesia Biru Foundation' })).toBeVisible()
  await expect(page).toHaveTitle('Indonesia Biru Foundation')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site)
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', site)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
})

test('a section of the same page leaves them', async ({ page }) => {
  await page.goto(HOME_ROUTE)
  await page.locator('a[href="/#gallery"]').first().click()
  await expect(page).toHaveURL(/#gallery$/)
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1)
})
