import { storyPages } from '../../../src/gatsby/pages/storyPages'

const both = (route: string) => [
  { language: 'en', route },
  { language: 'id', route: `/id${route}` },
]
const story = (number: number, language = 'en', translations = both(`/detail-news-${number}`)) => ({
  id: `${number} ${language}`,
  language,
  route: translations.find((one) => one.language === language)!.route,
  translations,
  topics: ['Reef'],
})
const ENGLISH_ONLY = [{ language: 'en', route: '/detail-news-2' }]

const english = storyPages({
  articles: [story(1), story(2, 'en', ENGLISH_ONLY), story(3)],
  guides: [],
  eventPages: [],
})
const indonesian = storyPages({ articles: [story(1, 'id'), story(3, 'id')], guides: [], eventPages: [] })
const at = (path: string) => [...english, ...indonesian].find((page) => page.path === path)

test('an article has a page in each language that it is there in', () => {
  expect([...english, ...indonesian].map(({ path }) => path)).toEqual([
    '/detail-news-1',
    '/detail-news1',
    '/detail-news-2',
    '/detail-news-3',
    '/id/detail-news-1',
    '/id/detail-news1',
    '/id/detail-news-3',
  ])
})

test('a page says its language, and its addresses in all', () => {
  expect(at('/detail-news-3')!.context).toMatchObject({ language: 'en', translations: both('/detail-news-3') })
  expect(at('/id/detail-news-3')!.context).toMatchObject({ language: 'id', translations: both('/detail-news-3') })
})

test('one without a translation is no half of a pair', () => {
  expect(at('/detail-news-2')!.context.translations).toEqual(ENGLISH_ONLY)
})

test('the second spelling of an address holds the same page in each language', () => {
  expect(at('/detail-news1')!.context).toEqual(at('/detail-news-1')!.context)
  expect(at('/id/detail-news1')!.context).toEqual(at('/id/detail-news-1')!.context)
})

test('guides and events have related articles of their language', () => {
  const guide = { ...story(9, 'id', both('/guides/heat')), id: 'guide' }
  const event = { id: 'event', language: 'id', route: '/id/Events-Details', translations: both('/Events-Details') }
  const pages = storyPages({ articles: [story(1, 'id'), story(3, 'id')], guides: [guide], eventPages: [event] })
  const contextOf = (path: string) => pages.find((one) => one.path === path)!.context
  for (const path of ['/id/guides/heat', '/id/Events-Details']) {
    expect(contextOf(path)).toMatchObject({ language: 'id', firstRelatedId: '3 id' })
  }
  expect(contextOf('/id/Events-Details')).toMatchObject({ firstRelatedId: '3 id', secondRelatedId: '1 id' })
})
