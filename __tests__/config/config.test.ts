/** @jest-environment node */
/** The specification's constants (sections 2 and 9; the reading, "Carousels"). */
import * as carousel from '../../src/config/carousel'
import { menuItems } from '../../src/config/navigation'
import { ALTERNATE_ROUTES, newsRoute, SECTION_KEYS, sectionRoute } from '../../src/config/routes'

test('carousel constants', () => {
  expect(carousel).toMatchObject({
    CAROUSEL_SPEED_MS: 500,
    AUTOPLAY_DELAY_MS: 3000,
    RESIZE_DEBOUNCE_MS: 50,
    BREAKPOINT_PX: 1000,
    TEAM_ROTATION_MS: 5000,
    PARTNER_LOGO_MS: 3000,
    MAP_HEIGHT_PX: 648,
  })
})

test('routes of the news', () => {
  expect([0, 1, 45].map(newsRoute)).toEqual(['/detail-news', '/detail-news-1', '/detail-news-45'])
  expect(ALTERNATE_ROUTES['/detail-news1']).toBe('/detail-news-1')
})

test('section keys are spelled as in the specification', () => {
  expect(SECTION_KEYS).toEqual(['mission', 'coral', 'team', 'voluteering', 'gallery', 'merchandise', 'news', 'Event'])
  expect(sectionRoute('Event')).toBe('/#Event')
})

test('the menu: Free Resources elsewhere, the others to the home page', () => {
  const labels = {
    freeResources: 'Free Resources',
    mission: 'Our Mission',
    coral: 'Coral Reef',
    team: 'Team',
    gallery: 'Gallery',
    merchandise: 'Merchandise',
    news: 'News',
    event: 'Event',
  }
  const items = menuItems(labels, 'https://example.org/free')
  expect(items.map(({ label }) => label)).toEqual(Object.values(labels))
  expect(items.filter(({ external }) => external).map(({ to }) => to)).toEqual(['https://example.org/free'])
  expect(items.slice(1).map(({ to }) => to)).toEqual([
    '/#mission',
    '/#coral',
    '/#team',
    '/#gallery',
    '/#merchandise',
    '/#news',
    '/#Event',
  ])
})
