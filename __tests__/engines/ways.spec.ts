/** From page to page, to a section from everywhere, and Back. */
import { NEWS_ROUTE, newsRoute } from '../../src/config/routes'
import { expect, test } from './driver/test'
import { thing } from './driver/target'
import { DESK, PHONE, type Visitor } from './driver/visitor'

const ARTICLE = newsRoute(12)
const path = (visitor: Visitor) => visitor.run(() => location.pathname)
const level = (visitor: Visitor) => visitor.run(() => Math.round(scrollY))

/** A section stands right below the header, and stays. */
const standsAtTop = (visitor: Visitor, id: string) =>
  expect
    .poll(() =>
      visitor
        .run((key) => {
          const section = document.getElementById(key)
          if (!section) return Infinity
          return Math.abs(section.getBoundingClientRect().top - document.querySelector('header')!.offsetHeight)
        }, id)
        .catch(() => Infinity),
    )
    .toBeLessThan(6)

const back = async (visitor: Visitor, to: string) => {
  await visitor.run(() => history.back())
  await visitor.until((wanted) => location.pathname === wanted, to)
  await visitor.arrive()
}

test('an address with a section opens there', async ({ visitor }) => {
  for (const key of ['mission', 'merchandise', 'Event']) {
    await visitor.open(`/#${key}`, PHONE)
    await standsAtTop(visitor, key)
  }
})

test('the menu leads from an article to a section; Back leads to the article, Forward to the section', async ({
  visitor,
}) => {
  await visitor.open(ARTICLE, DESK)
  await visitor.tap(thing('link', 'Gallery', thing('navigation', 'Main')))
  await visitor.until(() => location.hash === '#gallery')
  await visitor.arrive()
  await standsAtTop(visitor, 'gallery')
  await back(visitor, ARTICLE)
  await visitor.run(() => history.forward())
  await visitor.until(() => location.pathname === '/')
  await visitor.arrive()
  await standsAtTop(visitor, 'gallery')
})

test('on the home page an item scrolls, once more when chosen again, and Back leads to the top', async ({
  visitor,
}) => {
  await visitor.open('/', DESK)
  const item = thing('link', 'News', thing('navigation', 'Main'))
  await visitor.tap(item)
  await standsAtTop(visitor, 'news')
  await visitor.run(() => scrollTo({ top: 0, behavior: 'instant' }))
  await visitor.tap(item)
  await standsAtTop(visitor, 'news')
  await visitor.run(() => history.back())
  await expect.poll(() => level(visitor)).toBe(0)
})

for (const size of [PHONE, DESK]) {
  test(`a card leads to its article’s top, and Back to the same place, at ${size.name}`, async ({ visitor }) => {
    await visitor.open(NEWS_ROUTE, size)
    const card = await visitor.ask(thing('main'), (main) => {
      const link = main!.querySelectorAll('article h3 a')[7]!
      return { name: link.textContent!.trim(), to: link.getAttribute('href')! }
    })
    await visitor.reach(thing('link', card.name, thing('main')))
    const before = await level(visitor)
    expect(before).toBeGreaterThan(0)
    await visitor.tap(thing('link', card.name, thing('main')))
    await visitor.until((to) => location.pathname === to, card.to)
    await visitor.arrive()
    expect(await level(visitor)).toBe(0)
    await back(visitor, NEWS_ROUTE)
    await expect.poll(async () => Math.abs((await level(visitor)) - before)).toBeLessThan(8)
  })
}

test('Back to the home page leads to the row that was left', async ({ visitor }) => {
  await visitor.open('/', PHONE)
  const row = thing('group', 'Our News')
  const story = thing('link', /./, thing('group', '1 / 46', row))
  await visitor.reach(story)
  await visitor.tap(story)
  await visitor.until(() => location.pathname.startsWith('/detail-news'))
  await back(visitor, '/')
  await expect
    .poll(() =>
      visitor.ask(row, (region) => {
        const { top, bottom } = region?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
        return top < innerHeight && bottom > 0
      }),
    )
    .toBe(true)
})

test('an unknown address says so and helps', async ({ visitor }) => {
  await visitor.open('/detail-news-112', PHONE)
  expect(await path(visitor)).toBe('/detail-news-112')
  expect(await visitor.isThere(thing('link', /Home|Stories|stories/, thing('main')))).toBe(true)
})
