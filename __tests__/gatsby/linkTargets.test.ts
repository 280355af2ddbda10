import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { linkTarget, linkTargets, linkTargetsKey, setLinkTargets, withLinkTargets } from '../../src/gatsby/linkTargets'
import type { CheckedFile } from '../../src/schema/checkedFile'
import { group, line, link, list } from '../../src/schema/fields'
import { newsArticle } from '../../src/schema/news'
import { contentTypeOf } from '../../src/schema/registry'
import { translationPath } from '../../src/schema/translation'
import { ARTICLE, copyOfExample, OTHER } from '../schema/exampleContent'
import { writes } from '../schema/spoil'

const HIDDEN = '/detail-news-17'
const TRANSLATED = '/detail-news-12'
const UNTRANSLATED = '/detail-news-13'
const INDONESIAN_ALONE = '/detail-news-14'

const file = (path: string, number: number, fields: object) =>
  ({ file: path, type: newsArticle, frontMatter: { number, ...fields } }) as unknown as CheckedFile

const home = process.cwd()
beforeAll(async () => {
  process.chdir(await copyOfExample())
  writes(translationPath(ARTICLE, 'id'), '---\ntitle: Dari dapur ke terumbu\n---\n')(process.cwd())
  mkdirSync('content/news/14-anak')
  writes('content/news/14-anak/index.id.md', '')(process.cwd())
  const banner = join('content', 'home/banner.md')
  setLinkTargets(
    [HIDDEN],
    [
      file(ARTICLE, 12, { topics: ['reef'], date: '2023-05-01' }),
      file(OTHER, 13, { topics: ['reef', 'diving'], date: '2022-05-01' }),
      file('content/news/14-anak/index.id.md', 14, { topics: ['education'], date: '2021-05-01' }),
      { file: banner, type: contentTypeOf('home/banner.md'), frontMatter: {} } as unknown as CheckedFile,
    ],
  )
}, 20_000)
afterAll(() => process.chdir(home))

test.each([
  ['a draft', HIDDEN, '/news', '/id/news'],
  ['a page with a translation', TRANSLATED, TRANSLATED, '/id/detail-news-12'],
  ['a place on it', `${TRANSLATED}#sources`, `${TRANSLATED}#sources`, '/id/detail-news-12#sources'],
  ['a page without one', UNTRANSLATED, UNTRANSLATED, UNTRANSLATED],
  ['a place on it', `${UNTRANSLATED}#sources`, `${UNTRANSLATED}#sources`, `${UNTRANSLATED}#sources`],
  ['a story in Indonesian alone', INDONESIAN_ALONE, '/id/detail-news-14', '/id/detail-news-14'],
  ['a place on it', `${INDONESIAN_ALONE}#sources`, '/id/detail-news-14#sources', '/id/detail-news-14#sources'],
  ['a topic of such a story', '/news/topics/education', '/id/news/topics/education', '/id/news/topics/education'],
  ['the home page', '/', '/', '/id'],
  ['a section', '/#team', '/#team', '/id#team'],
  ['a page that is there in all languages', '/impact', '/impact', '/id/impact'],
  ['a topic', '/news/topics/reef', '/news/topics/reef', '/id/news/topics/reef'],
  ['a topic without a translated story', '/news/topics/diving', '/news/topics/diving', '/news/topics/diving'],
  ['all guides', '/guides', '/guides', '/id/guides'],
  ['a search', '/search?q=penyu', '/search?q=penyu', '/id/search?q=penyu'],
  ['a file', '/logo.svg', '/logo.svg', '/logo.svg'],
  ['another site', 'https://icriforum.org/a', 'https://icriforum.org/a', 'https://icriforum.org/a'],
  ['a place on the same page', '#prices', '#prices', '#prices'],
  ['a field of the settings', 'settings:award', 'settings:award', 'settings:award'],
])('a link to %s: %s leads to %s, and in Indonesian to %s', (_name, address, english, indonesian) => {
  expect(linkTarget('en', address, linkTargets('en'))).toBe(english)
  expect(linkTarget('id', address, linkTargets('id'))).toBe(indonesian)
})

test('fields that hold a link lead there too; others that look like one stay', () => {
  const { shape } = contentTypeOf('statistics/01-corals.md')!.schema
  expect(withLinkTargets('id', shape, { title: '/impact', link: TRANSLATED })).toEqual({
    title: '/impact',
    link: '/id/detail-news-12',
  })
  expect(withLinkTargets('en', shape, { title: 'Corals', link: HIDDEN })).toEqual({ title: 'Corals', link: '/news' })
})

test('also within groups and lists', () => {
  const way = group('Way', { words: line(20), link: link() }, { words: 'By boat', link: '/' })
  const shape = { way, ways: list(way, 1, 2), links: list(link(), 1, 2).optional() }
  const given = { words: 'By boat', link: '/impact' }
  const led = { words: 'By boat', link: '/id/impact' }
  expect(withLinkTargets('id', shape, { way: given, ways: [given], links: ['/', TRANSLATED] })).toEqual({
    way: led,
    ways: [led],
    links: ['/id', '/id/detail-news-12'],
  })
  expect(withLinkTargets('id', shape, { ways: null })).toEqual({ ways: null })
})

test('the key changes with where links lead', () => {
  const before = linkTargetsKey()
  setLinkTargets([], [])
  expect(linkTargetsKey()).not.toBe(before)
})
