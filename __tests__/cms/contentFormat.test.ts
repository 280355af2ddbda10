/** A round trip through the desk changes nothing in a file but the edited field. */
import { readFileSync } from 'node:fs'
import { fromFile, toFile } from '../../src/cms/contentFormat'
import { fieldsOf } from '../../src/cms/fieldConfig'
import { contentTree } from '../../src/schema/contentTree'
import { contentTypeOf, contentTypes } from '../../src/schema/registry'

const files = contentTree('.').files.filter((path) => contentTypeOf(path))
const textOf = (path: string) => readFileSync(`content/${path}`, 'utf8')
const orders = new Map(contentTypes.map((type) => [type, fieldsOf(type).map(({ name }) => name)]))
const saved = (path: string, source: string, change: Record<string, unknown> = {}) =>
  toFile({ ...fromFile(source), ...change }, orders.get(contentTypeOf(path)!)!)

test.each(files)('%s comes back as it was', (path) => {
  expect(saved(path, textOf(path))).toBe(textOf(path))
})

test.each(files)('%s: an edit of one field changes the lines of that field only', (path) => {
  const source = textOf(path)
  for (const [field, value] of Object.entries(fromFile(source))) {
    if (typeof value !== 'string' || ['body', 'desk_source'].includes(field)) continue
    const change = { [field]: `Changed: ${value}` }
    const text = saved(path, source, change)
    expect(fromFile(text)).toMatchObject(change)
    const changed = text.split('\n').filter((line, i) => line !== source.split('\n')[i])
    expect(changed).toHaveLength(1)
  }
})

const ARTICLE =
  '---\nnumber: 7\ntitle: "A: b"\ntopics: [Reef]\nsources:\n  - text: one\n    address: https://one.test\n  - text: two\n---\n\nText.\n'
const article = (change: Record<string, unknown>, source = ARTICLE) => saved('news/07-x/index.md', source, change)

test.each<[string, Record<string, unknown>, string]>([
  ['a list in brackets stays in brackets', { topics: ['Reef', 'Ocean'] }, ARTICLE.replace('[Reef]', '[Reef, Ocean]')],
  [
    'a list of groups has a line for each value, and none for what is left empty',
    {
      sources: [
        { text: 'one', address: 'https://one.test' },
        { text: 'three', address: '' },
      ],
    },
    ARTICLE.replace('two', 'three'),
  ],
  [
    'a new list of groups has it too',
    { facts: [{ value: '5', what: 'tables' }] },
    ARTICLE.replace('topics:', 'facts:\n  - value: "5"\n    what: tables\ntopics:'),
  ],
  ['an emptied field goes', { topics: [] }, ARTICLE.replace('topics: [Reef]\n', '')],
  [
    'a new field takes its place in the order',
    { dateText: 'Early 2024' },
    ARTICLE.replace('topics', 'dateText: Early 2024\ntopics'),
  ],
  ['quotes stand where they must', { title: 'C: d' }, ARTICLE.replace('A: b', 'C: d')],
  ['a new text', { body: 'Other.' }, ARTICLE.replace('Text.', 'Other.')],
])('%s', (_name, change, text) => {
  expect(article(change)).toBe(text)
})

test('line ends and byte-order mark of other systems stay', () => {
  const source = `\uFEFF${ARTICLE.replace(/\n/g, '\r\n')}`
  expect(article({}, source)).toBe(source)
  expect(article({ topics: ['Ocean'] }, source)).toBe(source.replace('Reef', 'Ocean'))
})

test('spaces behind the hyphens stay where the fields do', () => {
  const source = ARTICLE.replace(/^---$/gm, '---  ')
  expect(article({}, source)).toBe(ARTICLE)
  expect(article({ topics: ['Ocean'] }, source)).toBe(ARTICLE.replace('Reef', 'Ocean'))
})

test('what is pasted into a field is written without signs that nobody sees', () => {
  expect(article({ title: 'C:\u00a0d\u200b' })).toBe(ARTICLE.replace('A: b', 'C: d'))
})

test('a new file is written as people write it by hand', () => {
  const entry = { body: 'Text.', topics: ['Reef'], title: 'A: b', number: 46, order: null, desk_place: '46' }
  expect(toFile(entry, ['number', 'title', 'topics'])).toBe(
    '---\nnumber: 46\ntitle: "A: b"\ntopics: [Reef]\n---\n\nText.\n',
  )
})
