import { readFileSync } from 'node:fs'
import { fromFile } from '../../src/cms/contentFormat'
import { previews } from '../../src/cms/preview/previews'
import { shownEntry } from '../../src/cms/preview/shownEntry'
import { readingMinutes } from '../../src/lib/readingTime'
import { contentTypeOf, contentTypes } from '../../src/schema/registry'

jest.mock('gatsby', () => jest.requireActual('../../src/cms/preview/gatsby'))

/** Their words stand in the header, the footer, the menu or above a list, whose own previews show them. */
const WITHOUT_PREVIEW = [
  'DivePackagesHeading',
  'DivePriceList',
  'DiveReasonsHeading',
  'DiveDay',
  'DiveQuestions',
  'HomeStatistics',
  'HomeMission',
  'HomeProcess',
  'HomeTeam',
  'HomeGallery',
  'HomeMerchandise',
  'HomeNews',
  'HomeEvents',
  'HomePartners',
  'ContactSettings',
  'LinkSettings',
  'MenuSettings',
  'ForeignWords',
  'NewsArchive',
  'EventsArchive',
  'StoryDeeds',
  'NotFoundPage',
  'SearchPage',
]

test('every type that is more than a heading or a setting has a preview', () => {
  const without = contentTypes.map(({ name }) => name).filter((name) => !previews[name])
  expect(without).toEqual(WITHOUT_PREVIEW)
})

const addressOf = (name: string) => `blob:${name}`

test('an entry is shown as a query would give it', () => {
  const path = 'news/14-plastic-kitchen-to-reef/index.md'
  const entry = fromFile(readFileSync(`content/${path}`, 'utf8'))
  const shown = shownEntry(contentTypeOf(path)!, entry, 'en', addressOf)
  expect(shown).toMatchObject({
    title: entry.title,
    video: null,
    picture: { childImageSharp: { gatsbyImageData: { images: { fallback: { src: 'blob:lead.jpg' } } } } },
    html: expect.stringContaining('<p>'),
    readingMinutes: readingMinutes(String(entry.body)),
  })
})

test('entries of a list are shown as far as they are written, those without their picture not at all', () => {
  const article = contentTypeOf('news/14-plastic-kitchen-to-reef/index.md')!
  const { facts, sources, sliderPictures } = shownEntry(
    article,
    {
      facts: [{ value: '5' }, undefined],
      sources: [{ text: 'NOAA, 2024' }],
      sliderPictures: [{ alt: 'A wave' }, { picture: 'slide.jpg', alt: 'A reef', focus: 'top', credit: 'A friend' }],
    },
    'en',
    addressOf,
  )
  expect(facts).toEqual([{ value: '5', what: '' }])
  expect(sources).toEqual([{ text: 'NOAA, 2024', address: null }])
  expect(sliderPictures).toEqual([
    expect.objectContaining({ alt: 'A reef', picture: expect.objectContaining({ focus: 'top', credit: 'A friend' }) }),
  ])
})

test.each(contentTypes.filter(({ name }) => previews[name]).map((type) => [type.name, type] as const))(
  '%s: nothing written yet is shown as empty, not as undefined',
  (_name, type) => {
    expect(Object.values(shownEntry(type, {}, 'en', addressOf))).not.toContain(undefined)
  },
)
