/** The Indonesian pages: their ways, their words, and the way to the same page in English. */
import { expect, test } from './driver/test'
import { thing } from './driver/target'
import { DESK, PHONE, type Visitor } from './driver/visitor'

const ARTICLE = '/id/detail-news-12'
const path = (visitor: Visitor) => visitor.run(() => location.pathname)
const arrivesAt = (visitor: Visitor, wanted: string) => expect.poll(() => path(visitor).catch(() => '')).toBe(wanted)
const language = (visitor: Visitor) => visitor.run(() => document.documentElement.lang)
const dialog = thing('dialog')

test('the header leads to the same page in the other language, and back', async ({ visitor }) => {
  await visitor.open(ARTICLE, DESK)
  await visitor.tap(thing('link', /English/, thing('banner')))
  await arrivesAt(visitor, '/detail-news-12')
  await visitor.arrive()
  expect(await language(visitor)).toBe('en')
  await visitor.tap(thing('link', /Bahasa Indonesia/, thing('banner')))
  await arrivesAt(visitor, ARTICLE)
  await visitor.arrive()
  expect(await language(visitor)).toBe('id')
})

test('so do menu and footer on a phone', async ({ visitor }) => {
  await visitor.open(ARTICLE, PHONE)
  await visitor.tap(thing('button', 'Buka menu'))
  await expect.poll(() => visitor.isFocused(thing('button', 'Tutup menu', dialog))).toBe(true)
  await visitor.tap(thing('link', 'English', dialog))
  await arrivesAt(visitor, '/detail-news-12')
  await visitor.open('/detail-news-12', PHONE)
  await visitor.tap(thing('link', 'Bahasa Indonesia', thing('contentinfo')))
  await arrivesAt(visitor, ARTICLE)
})

test('the menu leads from an article to a section of the Indonesian home page', async ({ visitor }) => {
  await visitor.open(ARTICLE, PHONE)
  await visitor.tap(thing('button', 'Buka menu'))
  await visitor.tap(thing('link', 'Galeri', dialog))
  await visitor.until(() => location.pathname === '/id' && location.hash === '#gallery')
})

test('the search finds Indonesian pages by an Indonesian word', async ({ visitor }) => {
  await visitor.open(ARTICLE, DESK)
  await visitor.tap(thing('link', /^Cari/, thing('banner')))
  const field = thing('searchbox', 'Cari di semua halaman', dialog)
  await expect.poll(() => visitor.isFocused(field)).toBe(true)
  await visitor.type('penyu')
  await expect.poll(() => visitor.text(thing('status', undefined, dialog))).toMatch(/^\d+ hasil untuk “penyu”$/)
  const routes = await visitor.ask(dialog, (element) =>
    [...element!.querySelectorAll('h3 a')].map((link) => link.getAttribute('href')!),
  )
  expect(routes.filter((route) => !/^\/id(\/|$)/.test(route))).toEqual([])
})

test('carousels are told in Indonesian, and move', async ({ visitor }) => {
  for (const size of [PHONE, DESK]) {
    await visitor.open('/id', size)
    const gallery = thing('group', 'Galeri')
    await visitor.tap(thing('button', 'Slide berikutnya', gallery))
    await expect
      .poll(() => visitor.ask(gallery, (element) => element?.querySelector('[data-position]')?.textContent))
      .toMatch(/^2\b/)
    expect(await visitor.isThere(thing('button', 'Slide sebelumnya', gallery))).toBe(true)
  }
})

test('a picture opens large, with Indonesian buttons', async ({ visitor }) => {
  await visitor.open('/id/detail-news-14', DESK)
  await visitor.tap(thing('link', /^Perbesar gambar:/))
  await expect.poll(() => visitor.isThere(thing('button', 'Tutup', dialog))).toBe(true)
  await visitor.browser.key('Escape')
  await expect.poll(() => visitor.isThere(dialog)).toBe(false)
})
