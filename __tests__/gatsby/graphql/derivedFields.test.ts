import {
  derivedGraphqlFields,
  derivedResolvers,
  derivedValues,
  STORY_FIELDS,
} from '../../../src/gatsby/graphql/derivedFields'
import type { Language } from '../../../src/i18n/languages'
import { contentTypes } from '../../../src/schema/registry'

const typeOf = (name: string) => contentTypes.find((type) => type.name === name)!

test('an article has a place in its list, by its number, and an address', () => {
  expect(derivedValues(typeOf('NewsArticle'), 'news/07-lab/index.md', { number: 7 }, 'en')).toMatchObject({
    position: 10_000_000,
    route: '/detail-news-7',
  })
})

test('a guide is found under the name of its folder, and has no day', () => {
  expect(derivedValues(typeOf('Guide'), 'guides/02-planting-mangroves/index.md', {}, 'en')).toMatchObject({
    route: '/guides/planting-mangroves',
    label: 'Guide',
    date: null,
  })
})

test('a page says its address in its own language', () => {
  const values = (language: Language) =>
    derivedValues(typeOf('TextPage'), 'texts/01-privacy/index.md', { title: 'Privacy' }, language)
  expect(values('en')).toMatchObject({ language: 'en', route: '/privacy' })
  expect(values('id')).toMatchObject({ language: 'id', route: '/id/privacy' })
})

test('an event’s page has the address that its file says, in its language', () => {
  const fields = { route: '/Events-Details' }
  const routeIn = (language: Language) =>
    derivedValues(typeOf('EventPage'), 'events/01-a/page.md', fields, language).route
  expect([routeIn('en'), routeIn('id')]).toEqual(['/Events-Details', '/id/Events-Details'])
})

test('an event has a calendar file where its day is known', () => {
  const calendarOf = (date?: string, language: Language = 'en') =>
    derivedValues(typeOf('Event'), 'events/03-turtle-day/index.md', { date }, language).calendar
  expect(calendarOf('2024-05-23')).toBe('/calendar/turtle-day.ics')
  expect(calendarOf('2024-05-23', 'id')).toBe('/id/calendar/turtle-day.ics')
  expect(calendarOf()).toBeNull()
  const withText = { date: '2024-06-30', dateText: 'June 2024' }
  expect(derivedValues(typeOf('Event'), 'events/03-turtle-day/index.md', withText, 'en').calendar).toBeNull()
})

test('events: those to come, the next one first; those without a day; past ones, the last one first', () => {
  jest.useFakeTimers({ now: new Date('2024-05-23T15:59:00Z') })
  const events: [string, string?][] = [
    ['01-past', '2024-05-22'],
    ['02-long-past', '2023-05-22'],
    ['03-no-day'],
    ['04-next-year', '2025-01-01'],
    ['05-today', '2024-05-23'],
    ['06-today-too', '2024-05-23'],
  ]
  const placed = events.map(([name, date]) => {
    const { position } = derivedValues(typeOf('Event'), `events/${name}/index.md`, { date }, 'en')
    return { name, position: position as number }
  })
  jest.useRealTimers()
  const inOrder = placed.toSorted((one, other) => one.position - other.position).map(({ name }) => name)
  expect(inOrder).toEqual(['05-today', '06-today-too', '04-next-year', '03-no-day', '01-past', '02-long-past'])
  expect(placed.every(({ position }) => Math.abs(position) < 2 ** 31)).toBe(true)
})

test('an event is to come until its day on Lombok is over', () => {
  jest.useFakeTimers({ now: new Date('2024-05-23T15:59:00Z') })
  const isToCome = (date?: string) =>
    derivedValues(typeOf('Event'), 'events/03-turtle-day/index.md', { date }, 'en').isToCome
  expect([isToCome('2024-05-22'), isToCome('2024-05-23'), isToCome('2024-05-24'), isToCome()]).toEqual([
    false,
    true,
    true,
    false,
  ])
  jest.setSystemTime(new Date('2024-05-23T16:00:00Z'))
  expect(isToCome('2024-05-23')).toBe(false)
  jest.useRealTimers()
})

test('every type that is a story has the fields of the interface', () => {
  for (const type of contentTypes.filter(({ interfaces }) => interfaces.includes('Story'))) {
    const own = Object.keys(type.schema.shape)
    const missing = STORY_FIELDS.split('\n').filter(
      (line) => !derivedGraphqlFields(type).includes(line) && !own.includes(line.trim().split(':')[0]!),
    )
    expect(missing).toEqual([])
  }
})

describe('the text of a story', () => {
  interface Part {
    html: string
    picture: object | null
  }
  const { parts } = derivedResolvers(typeOf('NewsArticle')) as unknown as {
    parts: { resolve: (node: object, args: object, context: object) => Promise<Part[]> }
  }
  const contextOf = (rawMarkdownBody: string, findOne: (asked: object) => Promise<object | null>) => ({
    nodeModel: {
      getNodeById: () => ({ rawMarkdownBody, fileAbsolutePath: '/site/content/news/07-lab/index.id.md' }),
      findOne,
    },
  })
  const linkTargets = { hidden: ['/detail-news-17'], elsewhere: { '/detail-news-13': '/detail-news-13' } }
  const node = { parent: 'text', language: 'id', linkTargets }

  test('its links follow from its node alone: Gatsby makes HTML in processes that have not checked the content', async () => {
    const body = '[there](/detail-news-12), [in English](/detail-news-13), [gone](/detail-news-17)'
    const made = await parts.resolve(
      node,
      {},
      contextOf(body, async () => ({})),
    )
    expect([...made[0]!.html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      '/id/detail-news-12',
      '/detail-news-13',
      '/id/news',
    ])
  })

  test('its pictures are files beside it; one that is missing is left out', async () => {
    const file = { absolutePath: '/site/content/news/07-lab/lead.jpg' }
    const found = async (asked: object) => (JSON.stringify(asked).includes(`"${file.absolutePath}"`) ? file : null)
    const body = 'Enam.\n\n![Terumbu dan ikan](lead.jpg "Mei.")\n\n![Perahu di dermaga](boat.jpg)\n\nTujuh.'
    expect(await parts.resolve(node, {}, contextOf(body, found))).toEqual([
      { html: '<p>Enam.</p>', picture: { name: 'lead.jpg', alt: 'Terumbu dan ikan', caption: 'Mei.', file } },
      { html: '', picture: null },
      { html: '<p>Tujuh.</p>', picture: null },
    ])
  })
})
