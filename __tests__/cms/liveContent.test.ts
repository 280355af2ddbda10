import { LiveContent } from '../../src/cms/liveContent'

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
