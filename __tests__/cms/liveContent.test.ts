import { LiveContent } from '../../src/cms/liveContent'

test.each([
  ['https://reef.test/', { number: 54 }, 'https://reef.test/detail-news-54'],
  ['https://reef.test/path', { route: '/reef-day' }, 'https://reef.test/path/reef-day'],
  // stands in until the foundation has an address
  ['https://www.example.org', { number: 54 }, '/detail-news-54'],
  [undefined, { number: 54 }, '/detail-news-54'],
  ['https://reef.test', { title: 'Tea in the shade' }, undefined],
])('at %s, %j will be seen at %s', (address, entry, place) => {
  expect(new LiveContent({ routes: [], address, articles: [], places: {} }).pageOf(entry)).toBe(place)
})

test('numbers and places of new things follow those in use, also those saved a moment ago', () => {
  const known = new LiveContent({
    routes: [],
    address: undefined,
    articles: [[0, 'content/news/00-a/index.md']],
    places: { news: 0, team: 8 },
  })
  expect(known.numberMistake(0)).toBe('"number" is 0, as in content/news/00-a/index.md; the next free number is 1.')
  expect(known.nextPlace('team', {})).toBe('09')
  expect(known.nextPlace('news', { number: 1 })).toBe('01')
  known.add('news', { number: 1 }, '01')
  expect(known.nextNumber()).toBe(2)
  expect(known.routes.has('/detail-news-1')).toBe(true)
})
