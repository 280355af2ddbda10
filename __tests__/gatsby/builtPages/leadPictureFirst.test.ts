import { leadPictureFirst } from '../../../src/gatsby/builtPages/leadPictureFirst'

const page = (body: string) =>
  `<head><meta charset="utf-8"/><link rel="preload" href="/a.woff2" as="font"/><style>p{}</style></head><body>${body}</body>`
const other = '<picture><source type="image/avif" srcSet="/b.avif 400w" sizes="50vw"/><img loading="lazy"/></picture>'
const lead = (crop = '') =>
  `<picture>${crop}<source type="image/avif" srcSet="/a.avif 400w" sizes="90vw"/><source type="image/webp" srcSet="/a.webp 400w" sizes="90vw"/><img fetchpriority="high"/></picture>`
const preload = (file: string, media = '') =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="/${file}.avif 400w" imagesizes="90vw" ${media}fetchpriority="high"/>`

test('the lead picture is asked for before styles and fonts, in the best format', () => {
  const html = page(other + lead())
  expect(leadPictureFirst(html)).toBe(html.replace('<link', `${preload('a')}<link`))
})

test('of several crops only the one that fits the window, which is the first in the page', () => {
  const crop = (media: string, file: string) =>
    `<source media="${media}" type="image/avif" srcSet="/${file}.avif 400w" sizes="90vw"/>`
  const html = page(lead(crop('(max-width: 799px)', 'b') + crop('(orientation: portrait)', 'c')))
  const head = [
    preload('b', 'media="(max-width: 799px)" '),
    preload('c', 'media="(orientation: portrait) and (not (max-width: 799px))" '),
    preload('a', 'media="(not (max-width: 799px)) and (not (orientation: portrait))" '),
  ]
  expect(leadPictureFirst(html)).toBe(html.replace('<link', `${head.join('')}<link`))
})

test('a page that was done before stays, and so does one without a lead picture', () => {
  const done = leadPictureFirst(page(lead()))
  expect(leadPictureFirst(done)).toBe(done)
  expect(leadPictureFirst(page(other))).toBe(page(other))
})
