/** The specification's constants (sections 2 and 9; the reading, "Carousels"). */
import * as carousel from '../../src/config/carousel'
import { navigationOf } from '../../src/config/navigation'
import { ALTERNATE_ROUTES, newsRoute, SECTION_KEYS, sectionRoute } from '../../src/config/routes'
import type { Language } from '../../src/i18n/languages'
import { routeIn } from '../../src/i18n/routeIn'

test('carousel constants', () => {
  expect(carousel).toMatchObject({
    CAROUSEL_SPEED_MS: 500,
    AUTOPLAY_DELAY_MS: 3000,
    BREAKPOINT_PX: 1000,
    TEAM_ROTATION_MS: 5000,
    PARTNER_LOGO_MS: 3000,
  })
})

test('routes of the news', () => {
  expect([0, 1, 45, 46, 500].map(newsRoute)).toEqual([
    '/detail-news',
    '/detail-news-1',
    '/detail-news-45',
    '/detail-news-46',
    '/detail-news-500',
  ])
  expect(ALTERNATE_ROUTES['/detail-news1']).toBe('/detail-news-1')
})

test('section keys are spelled as in the specification', () => {
  expect(SECTION_KEYS).toEqual(['mission', 'coral', 'team', 'voluteering', 'gallery', 'merchandise', 'news', 'Event'])
  expect(sectionRoute('Event')).toBe('/#Event')
})

const labels = {
  freeResources: 'Free Resources',
  mission: 'Our Mission',
  coral: 'Coral Reef',
  team: 'Team',
  gallery: 'Gallery',
  merchandise: 'Merchandise',
  news: 'News',
  event: 'Event',
  whoWeAreMission: 'About IBF',
  whoWeAreGallery: 'Gallery',
  whoWeAreTeam: 'Meet the Team',
}
const navigation = (language: Language) =>
  navigationOf(labels, 'https://example.org/free', (route) => routeIn(language, route))

test('the menu: Free Resources elsewhere, the others to the home page', () => {
  const { menu } = navigation('en')
  expect(menu.map(({ label, route }) => [label, route])).toEqual([
    ['Free Resources', 'https://example.org/free'],
    ['Our Mission', '/#mission'],
    ['Coral Reef', '/#coral'],
    ['Team', '/#team'],
    ['Gallery', '/#gallery'],
    ['Merchandise', '/#merchandise'],
    ['News', '/#news'],
    ['Event', '/#Event'],
  ])
})

test('in another language both lead to the home page in it, and Free Resources to where it always leads', () => {
  const { menu, whoWeAre } = navigation('id')
  expect(menu.map(({ route }) => route)).toEqual([
    'https://example.org/free',
    '/id#mission',
    '/id#coral',
    '/id#team',
    '/id#gallery',
    '/id#merchandise',
    '/id#news',
    '/id#Event',
  ])
  expect(whoWeAre.map(({ route }) => route)).toEqual(['/id#mission', '/id#gallery', '/id#team'])
})
