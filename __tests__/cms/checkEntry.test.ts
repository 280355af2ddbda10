import { checkEntry } from '../../src/cms/checkEntry'
import { fromFile } from '../../src/cms/contentFormat'
import { contentTree } from '../../src/schema/contentTree'
import { contentTypeOf } from '../../src/schema/registry'
import { knownContent } from '../../src/cms/knownContent'
import { readFileSync } from 'node:fs'

const content = knownContent('.')
const entryOf = (path: string) => fromFile(readFileSync(`content/${path}`, 'utf8'))
const mistakesIn = (path: string, change: Record<string, unknown> = {}) =>
  checkEntry(contentTypeOf(path)!, { ...entryOf(path), ...change }, { ...content, routes: new Set(content.routes) })

const ARTICLE = 'news/14-plastic-kitchen-to-reef/index.md'

test('no file of the site is refused', () => {
  const texts = contentTree('.').files.filter((path) => contentTypeOf(path))
  expect(texts.flatMap((path) => mistakesIn(path))).toEqual([])
})

test.each<[string, Record<string, unknown>, { field: string; message: string }]>([
  [
    'a day',
    { date: '2024-13-01' },
    { field: 'date', message: '"date" is "2024-13-01"; write a day as YYYY-MM-DD, for example 2024-12-31.' },
  ],
  [
    'markup in a title',
    { title: 'The *Acropora* of the bay' },
    {
      field: 'title',
      message: '"title" holds *Acropora*, which is shown as it stands here; write it without these signs.',
    },
  ],
  [
    'a link',
    { body: '[x](/dive-with)' },
    {
      field: 'body',
      message: 'the text leads to "/dive-with", but there is no such page; did you mean "/dive-with-us"?',
    },
  ],
])('%s is refused beside its field, in the words of the build', (_name, change, mistake) => {
  expect(mistakesIn(ARTICLE, change)).toEqual([mistake])
})

test.each<[string, Record<string, unknown>, string]>([
  ['impact/01-fragments-by-depth.md', { rows: [{ what: 'Media units', value: '100' }] }, 'rows'],
  ['events/03-world-turtle-day/index.md', { endTime: '14:00' }, 'endTime'],
  ['statistics/01-coral-fragments.md', { unitSize: 1 }, 'unitSize'],
])('fields of %s that do not go together are refused beside one of them', (path, change, field) => {
  expect(mistakesIn(path, change)).toEqual([{ field, message: expect.stringContaining(`"${field}"`) }])
})

test('what is only worth saying keeps nobody from saving, children without consent do', () => {
  const pupils = { pictureAlt: 'Two pupils at a tank' }
  expect(mistakesIn(ARTICLE, pupils)).toEqual([])
  expect(mistakesIn(ARTICLE, { ...pupils, pictureShowsChildren: 'yes' })).toEqual([
    { field: 'pictureShowsChildren', message: expect.stringContaining('then write "pictureConsent": yes') },
  ])
  expect(mistakesIn(ARTICLE, { ...pupils, pictureShowsChildren: 'yes', pictureConsent: 'yes' })).toEqual([])
})

test('a link to an article that was deleted keeps nobody from saving: it leads to all stories', () => {
  const { routes, ...rest } = content
  const site = { ...rest, routes: new Set(routes.filter((route) => route !== '/detail-news-12')) }
  const entry = { ...entryOf(ARTICLE), body: 'As [we told](/detail-news-12).' }
  expect(checkEntry(contentTypeOf(ARTICLE)!, entry, site)).toEqual([])
})

test('a file that cannot be read says why where its name would be, in every list that it may belong to', () => {
  const sentence = expect.stringMatching(
    /^This file cannot be read: "title" cannot be read because of a colon.* Mend it by hand\.$/,
  )
  expect(fromFile('---\ntitle: A: b\n---\n')).toEqual({
    title: sentence,
    name: sentence,
    desk_unreadable: sentence,
    desk_kind: ['English', 'Event', 'EventPage'],
  })
})
