/** What the desk writes of a translation, and when. */
import { readFileSync } from 'node:fs'
import { fromFile, toFile, type Entry } from '../../src/cms/contentFormat'
import { fieldsOf } from '../../src/cms/fieldConfig'
import { editedTranslation, isOlder, translationMistakes } from '../../src/cms/translationEdits'
import { contentTree } from '../../src/schema/contentTree'
import { contentTypeOf } from '../../src/schema/registry'
import { translationOf } from '../../src/schema/translation'

const SITE = { routes: new Set<string>(), address: undefined }
const textOf = (path: string) => readFileSync(`content/${path}`, 'utf8')
const pairs = contentTree('.').files.flatMap((path): [string, string][] => {
  const source = translationOf(path)?.source
  return source ? [[path, source]] : []
})

/** A pair of files as a form holds it. */
const formOf = (source: string, file: string | undefined, words: Entry | undefined, english: Entry) => ({
  type: contentTypeOf(source)!,
  language: 'id' as const,
  english,
  words,
  file,
})

const opened = (path: string, source: string, change: Entry = {}, englishChange: Entry = {}) =>
  formOf(
    source,
    textOf(path),
    { ...fromFile(textOf(path)), ...change },
    { ...fromFile(textOf(source)), ...englishChange },
  )

const written = (form: ReturnType<typeof formOf>) => {
  const edited = editedTranslation(form)
  return (
    edited &&
    toFile(
      edited,
      fieldsOf(form.type).map(({ name }) => name),
    )
  )
}

const linesChanged = (before: string, after: string) => {
  const [a, b] = [before.split('\n'), after.split('\n')]
  expect(b).toHaveLength(a.length)
  return b.filter((line, i) => line !== a[i])
}

test.each(pairs)(
  '%s: nothing is written where nothing was edited, also when the English words were',
  (path, source) => {
    expect(written(opened(path, source))).toBeUndefined()
    expect(written(opened(path, source, {}, { title: 'Other words', body: 'Other words.' }))).toBeUndefined()
  },
)

test.each(pairs)('%s: one word changes one line', (path, source) => {
  const words = fromFile(textOf(path))
  const field = ['title', 'name', 'heading', 'label', 'body'].find((one) => words[one])
  if (!field) return
  const form = opened(path, source, { [field]: String(words[field]).replace(/(\w{3,})([^\w]*)$/, '$1x$2') })
  expect(linesChanged(textOf(path), written(form)!)).toHaveLength(1)
})

const [PATH, SOURCE] = ['news/14-plastic-kitchen-to-reef/index.id.md', 'news/14-plastic-kitchen-to-reef/index.md']
const ENGLISH = '---\ntitle: Seventy metres\nnumber: 7\nfacts:\n  - value: "5"\n    what: tables\n---\n\nAll is well.\n'
const WORDS = { title: 'Tujuh puluh meter', facts: [{ value: '5', what: 'meja' }], body: 'Semua baik.' }
const english = fromFile(ENGLISH)

test('a new translation holds words, and the digest of the English ones', () => {
  const text = written(formOf(SOURCE, undefined, { ...WORDS, number: 7, picture: 'lead.jpg' }, english))
  expect(text).toMatch(
    /^---\ntitle: Tujuh puluh meter\nfacts:\n {2}- (value: "5"\n {4})?what: meja\nsourceDigest: \S+\n---\n\nSemua baik\.\n$/,
  )
  expect(isOlder(formOf(SOURCE, text, undefined, english))).toBe(false)
  expect(isOlder(formOf(SOURCE, text, undefined, { ...english, number: 8 }))).toBe(false)
  expect(isOlder(formOf(SOURCE, text, undefined, { ...english, title: 'Eighty metres' }))).toBe(true)
})

test.each<[string, Entry | undefined]>([
  ['nothing', undefined],
  ['empty fields', { title: '', facts: [], body: null }],
])('of %s no file is made', (_name, words) => {
  expect(written(formOf(SOURCE, undefined, words, english))).toBeUndefined()
})

test('a change that is saved beside newer English words says that they fit again', () => {
  const form = opened(PATH, SOURCE, { title: 'Lain' }, { title: 'Other' })
  expect(isOlder(form)).toBe(true)
  const text = written(form)!
  expect(linesChanged(textOf(PATH), text)).toEqual(['title: Lain', expect.stringMatching(/^sourceDigest: /)])
  expect(isOlder({ ...form, file: text })).toBe(false)
})

test('a translation without a digest gets one at the end when it is edited, and stays until then', () => {
  const file = '---\ntitle: Tujuh\n---\n\nBaik.\n'
  const form = formOf(SOURCE, file, fromFile(file), english)
  expect(written(form)).toBeUndefined()
  expect(isOlder(form)).toBe(false)
  expect(written({ ...form, words: { ...form.words, title: 'Delapan' } })).toMatch(
    /^---\ntitle: Delapan\nsourceDigest: \S+\n---\n\nBaik\.\n$/,
  )
})

test('one that cannot be read stays as it is, and nobody can save over it', () => {
  const file = '---\ntitle: Two: three\n---\n'
  const form = formOf(SOURCE, file, fromFile(file), english)
  expect(written(form)).toBeUndefined()
  expect(() => written({ ...form, words: { ...form.words, body: 'Baru.' } })).toThrow(/cannot be read/)
})

test('the check says what differs from the English text, in the words of the build', () => {
  const form = formOf(SOURCE, undefined, { ...WORDS, facts: [] }, english)
  expect(translationMistakes(form, editedTranslation(form)!, 'content/news/07-x/index.md', SITE)).toContain(
    'Indonesian: "facts" is missing; write in Indonesian what index.md says under this name.',
  )
  const whole = formOf(SOURCE, undefined, { ...WORDS, facts: [...WORDS.facts, ...WORDS.facts] }, english)
  expect(translationMistakes(whole, editedTranslation(whole)!, 'content/news/07-x/index.md', SITE)).toContain(
    'Indonesian: "facts" has 2 entries, but index.md has 1; write as many, in the same order.',
  )
})
