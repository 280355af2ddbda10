/** From page to page, to a section from everywhere, and Back; in both languages. */
import { LOGBOOK_ROUTE, NEWS_ROUTE, newsRoute, SECTION_KEYS } from '../../src/config/routes'
import { NEAR_PX, sectionMiss } from '../browser/sectionMiss'
import { DESK, expect, PHONE, test, thing, type Visitor } from './visitor'

const ARTICLE = newsRoute(12)
const level = (visitor: Visitor) => visitor.run(() => Math.round(scrollY))
const dialog = thing('dialog')

/** A section stands right below the header, and stays. */
const standsAtTop = (visitor: Visitor, id: string) =>
  expect
    .poll(() =>
      visitor.run((key) => {
        const { top = Infinity } = document.getElementById(key)?.getBoundingClientRect() ?? {}
        return Math.abs(top - document.querySelector('header')!.offsetHeight)
      }, id),
    )
    .toBeLessThan(6)

const back = async (visitor: Visitor, to: string) => {
  await visitor.run(() => history.back())
  await visitor.arrive(to)
}

test('an address with a section opens there', async ({ visitor }) => {
  await visitor.open('/#Event', PHONE)
  await standsAtTop(visitor, 'Event')
})

test('the menu leads from an article to a section, Back to the article, Forward to the section', async ({
  visitor,
}) => {
  await visitor.open(ARTICLE, DESK)
  await visitor.tap(thing('link', 'Gallery', thing('navigation', 'Main')))
  await visitor.arrive('/#gallery')
  await standsAtTop(visitor, 'gallery')
  await back(visitor, ARTICLE)
  await visitor.run(() => history.forward())
  await visitor.arrive('/#gallery')
  await standsAtTop(visitor, 'gallery')
})

test('on the home page an item scrolls, once more when chosen again, and Back leads to the top', async ({
  visitor,
}) => {
  const item = thing('link', 'News', thing('navigation', 'Main'))
  await visitor.open('/', DESK)
  await visitor.tap(item)
  await standsAtTop(visitor, 'news')
  await visitor.run(() => scrollTo({ top: 0, behavior: 'instant' }))
  await visitor.tap(item)
  await standsAtTop(visitor, 'news')
  await visitor.run(() => history.back())
  await expect.poll(() => level(visitor)).toBe(0)
})

test('an item of the menu on a phone closes it and leads to its section', async ({ visitor }) => {
  await visitor.open('/', PHONE)
  await visitor.tap(thing('button', 'Open menu'))
  await visitor.tap(thing('link', 'Gallery', dialog))
  await expect.poll(() => visitor.count(dialog)).toBe(0)
  await standsAtTop(visitor, 'gallery')
})

test('a card leads to its article’s top, and Back to the same place', async ({ visitor }) => {
  await visitor.open(NEWS_ROUTE, PHONE)
  const card = await visitor.ask(thing('main'), (main) => {
    const link = main.querySelectorAll('article h3 a')[7]!
    return { name: link.textContent!.trim(), to: link.getAttribute('href')! }
  })
  await visitor.reach(thing('link', card.name, thing('main')))
  const before = await level(visitor)
  await visitor.tap(thing('link', card.name, thing('main')))
  await visitor.arrive(card.to)
  expect(await level(visitor)).toBe(0)
  await back(visitor, NEWS_ROUTE)
  await expect.poll(async () => Math.abs((await level(visitor)) - before)).toBeLessThan(8)
})

test('the header leads to the same page in the other language, and back', async ({ visitor }) => {
  await visitor.open(`/id${ARTICLE}`, DESK)
  await visitor.tap(thing('link', /English/, thing('banner')))
  await visitor.arrive(ARTICLE)
  await visitor.tap(thing('link', /Bahasa Indonesia/, thing('banner')))
  await visitor.arrive(`/id${ARTICLE}`)
  expect(await visitor.run(() => document.documentElement.lang)).toBe('id')
})

test('the search finds Indonesian pages by an Indonesian word', async ({ visitor }) => {
  const main = thing('main')
  const field = thing('searchbox', undefined, main)
  await visitor.open(`/id${ARTICLE}`, DESK)
  await visitor.tap(thing('link', /^Cari/, thing('banner')))
  await expect.poll(() => visitor.isFocused(field)).toBe(true)
  await visitor.type('penyu')
  await expect.poll(() => visitor.text(thing('status', undefined, main))).toMatch(/^\d+ hasil untuk “penyu”/)
})

test('the card of a dive is saved by a tap on a fresh page', async ({ visitor }) => {
  const said = () => visitor.run(() => document.querySelector('[role=status]')?.textContent ?? '')
  await visitor.open(LOGBOOK_ROUTE, PHONE)
  await visitor.tap(thing('button', 'Save as a picture'))
  await expect.poll(said).toBe('Saved with your downloads.')
})

for (const size of [PHONE, DESK]) {
  test(`${size.name}: each section's address, typed on the open page, lands below the header`, async ({ visitor }) => {
    await visitor.open('/', size)
    for (const key of SECTION_KEYS) {
      await visitor.run((id) => void (location.hash = id), key)
      expect.soft(await visitor.run(sectionMiss, key), key).toBeLessThanOrEqual(NEAR_PX)
    }
  })
}
