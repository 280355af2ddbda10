import { ALL_LANGUAGES } from '../../src/i18n/languages'
import { languageOfRoute, routeIn } from '../../src/i18n/routeIn'
import { SPECIFIED_ROUTES } from '../specifiedRoutes'

test.each([
  ['/', '/id'],
  ['/#team', '/id#team'],
  ['/impact', '/id/impact'],
  ['/detail-news', '/id/detail-news'],
  ['/Events-Details', '/id/Events-Details'],
  ['/news', '/id/news'],
  ['/news/topics/reef', '/id/news/topics/reef'],
  ['/search?q=coral%20reef', '/id/search?q=coral%20reef'],
  ['/rss.xml', '/id/rss.xml'],
  ['/calendar/turtle-day.ics', '/id/calendar/turtle-day.ics'],
])('%s is %s in Indonesian', (route, indonesian) => {
  expect(routeIn('id', route)).toBe(indonesian)
  expect(languageOfRoute(route)).toBe('en')
  expect(languageOfRoute(indonesian)).toBe('id')
})

test('English pages keep the addresses of the specification', () => {
  expect(SPECIFIED_ROUTES.map((route) => routeIn('en', route))).toEqual(SPECIFIED_ROUTES)
})

test('no two pages share an address', () => {
  const routes = ALL_LANGUAGES.flatMap((language) => SPECIFIED_ROUTES.map((route) => routeIn(language, route)))
  expect(new Set(routes).size).toBe(routes.length)
})

test.each(['/idea', '/toString', '/constructor/x', '/news/id', '', '/en-GB'])('%p is English', (route) => {
  expect(languageOfRoute(route)).toBe('en')
})
