/** @jest-environment node */
/** The specification's constants (sections 2 and 9; the reading, "Carousels"). */
import * as carousel from '../../src/config/carousel'
import { menuItems, shownSections } from '../../src/config/navigation'
import { ALTERNATE_ROUTES, newsRoute, SECTION_KEYS, sectionRoute } from '../../src/config/routes'

test('carousel constants', () => {
  expect(carousel).toMatchObject({
    CAROUSEL_SPEED_MS: 500,
    AUTOPLAY_DELAY_MS: 3000,
    RESIZE_DEBOUNCE_MS: 50,
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

const [some, none] = [{ totalCount: 3 }, { totalCount: 0 }]
const things = {
  missionBlocks: some,
  teamMembers: some,
  gallerySlides: some,
  merchandiseItems: some,
  newsArticles: some,
  events: some,
}

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
  const items = menuItems(labels, 'https://example.org/free', shownSections(things))
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

test('the menu leaves out sections that have nothing to show', () => {
  const labels = {
    freeResources: 'a',
    mission: 'b',
    coral: 'c',
    team: 'd',
    gallery: 'e',
    merchandise: 'f',
    news: 'g',
    event: 'h',
  }
  const shown = shownSections({ ...things, newsArticles: none, events: none, missionBlocks: none })
  expect(menuItems(labels, '', shown).map(({ label }) => label)).toEqual(['a', 'c', 'd', 'e', 'f'])
  const empty = shownSections({
    missionBlocks: none,
    teamMembers: none,
    gallerySlides: none,
    merchandiseItems: none,
    newsArticles: none,
    events: none,
  })
  expect(menuItems(labels, '', empty).map(({ label }) => label)).toEqual(['a', 'c'])
})
