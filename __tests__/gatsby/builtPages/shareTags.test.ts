import { plainVoidElements } from '../../../src/gatsby/builtPages/voidElements'
import { shareTags } from '../../../src/gatsby/builtPages/shareTags'

const shared: Parameters<typeof shareTags>[0] = {
  language: 'en',
  alternates: [],
  title: 'Sharks & “rays”',
  description: 'A survey: 3 < 4.',
  address: 'https://reef.test/detail-news-27',
  siteName: 'The Foundation',
  picture: { src: 'https://reef.test/static/1/share.jpg', width: 1200, height: 630, alt: 'A "ray"' },
}
const read = (html: string) =>
  [...html.matchAll(/<meta (property|name)="([^"]+)" content="([^"]*)">/g)].map(([, kind, name, content]) => [
    kind,
    name,
    content,
  ])

test('tags are complete, and no text leaves its attribute', () => {
  expect(read(shareTags(shared))).toEqual([
    ['property', 'og:type', 'website'],
    ['property', 'og:title', 'Sharks &amp; “rays”'],
    ['property', 'og:description', 'A survey: 3 &lt; 4.'],
    ['property', 'og:url', shared.address],
    ['property', 'og:site_name', 'The Foundation'],
    ['property', 'og:locale', 'en_GB'],
    ['property', 'og:image', shared.picture.src],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', 'A &quot;ray&quot;'],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', 'Sharks &amp; “rays”'],
    ['name', 'twitter:description', 'A survey: 3 &lt; 4.'],
    ['name', 'twitter:image', shared.picture.src],
    ['name', 'twitter:image:alt', 'A &quot;ray&quot;'],
  ])
})

test('they say the language of the page, and in which others it is there', () => {
  const locales = (change: Partial<typeof shared>) =>
    read(shareTags({ ...shared, ...change })).filter(([, name]) => name!.startsWith('og:locale'))
  expect(locales({})).toEqual([['property', 'og:locale', 'en_GB']])
  expect(locales({ language: 'id', alternates: ['en'] })).toEqual([
    ['property', 'og:locale', 'id_ID'],
    ['property', 'og:locale:alternate', 'en_GB'],
  ])
})

test('of an article they say when it appeared, and what it is about', () => {
  const tags = read(shareTags({ ...shared, article: { published: '2024-05-23', topics: ['Ocean', 'Events'] } }))
  expect(tags).toContainEqual(['property', 'og:type', 'article'])
  expect(tags.filter(([, name]) => name!.startsWith('article:'))).toEqual([
    ['property', 'article:published_time', '2024-05-23'],
    ['property', 'article:section', 'Ocean'],
    ['property', 'article:tag', 'Ocean'],
    ['property', 'article:tag', 'Events'],
  ])
})

test('they are written as a finished page has them, so that the next build leaves it as it is', () => {
  const tags = shareTags(shared)
  expect(plainVoidElements(tags)).toBe(tags)
})
