import { storyPages } from '../../../src/gatsby/pages/storyPages'
import { withTranslations } from '../../../src/gatsby/pages/withTranslations'

const both = (route: string) => [
  { language: 'en', route },
  { language: 'id', route: `/id${route}` },
]
const story = (number: number, language = 'en') => ({
  id: `${number} ${language}`,
  route: `${language === 'id' ? '/id' : ''}/detail-news-${number}`,
  topics: ['Reef'],
})

const pages = withTranslations([
  ...storyPages('en', { articles: [story(1), story(2), story(3)], guides: [], eventPages: [] }),
  ...storyPages('id', { articles: [story(1, 'id'), story(3, 'id')], guides: [], eventPages: [] }),
])
const at = (path: string) => pages.find((page) => page.path === path)

test('an article has a page in each language that it is there in', () => {
  expect(pages.map(({ path }) => path)).toEqual([
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
  expect(at('/detail-news-2')!.context.translations).toEqual([{ language: 'en', route: '/detail-news-2' }])
})

test('the second spelling of an address holds the same page in each language', () => {
  expect(at('/detail-news1')!.context).toEqual(at('/detail-news-1')!.context)
  expect(at('/id/detail-news1')!.context).toEqual(at('/id/detail-news-1')!.context)
})

test('guides and events have related articles of their language', () => {
  const guide = { ...story(9, 'id'), route: '/id/guides/heat' }
  const event = { id: 'event', route: '/id/Events-Details' }
  const those = storyPages('id', { articles: [story(1, 'id'), story(3, 'id')], guides: [guide], eventPages: [event] })
  for (const path of ['/id/guides/heat', '/id/Events-Details']) {
    const { context } = those.find((one) => one.path === path)!
    expect(context).toMatchObject({ language: 'id', firstRelatedId: '3 id', secondRelatedId: '1 id' })
  }
})

test('behind an event stand stories of events', () => {
  const articles = [{ ...story(1), topics: ['Events', 'Reef'] }, story(2), story(3), story(4), story(5)]
  const [page] = storyPages('en', {
    articles,
    guides: [],
    eventPages: [{ id: 'event', route: '/Events-Details' }],
  }).slice(-1)
  const { firstRelatedId, secondRelatedId, thirdRelatedId } = page!.context as Record<string, unknown>
  expect([firstRelatedId, secondRelatedId, thirdRelatedId]).toEqual(['5 en', '4 en', '1 en'])
})
