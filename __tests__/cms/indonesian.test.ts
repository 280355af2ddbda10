import { collectionsOf } from '../../src/cms/collections'
import { indonesianLabels } from '../../src/cms/indonesian'
import { indonesianHint } from '../../src/cms/indonesianHints'
import { pictureBlock } from '../../src/cms/pictureBlock'
import { withLabels } from '../../src/cms/withLabels'
import { contentTypes } from '../../src/schema/registry'

const collections = collectionsOf(contentTypes, new Set())

test('names of lists and fields change, and hints, and nothing else', () => {
  const settings = {
    label: 'Title',
    name: 'title',
    fields: [{ label: 'Text', hint: 'Choose a day.' }, { label: 'Else' }],
  }
  expect(withLabels(settings, indonesianLabels, indonesianHint)).toEqual({
    label: 'Judul',
    name: 'title',
    fields: [{ label: 'Teks', hint: 'Pilih tanggal.' }, { label: 'Else' }],
  })
})

test('every field of a news article has an Indonesian name, and every Indonesian name a field or list', () => {
  const labels = JSON.stringify(collections)
  const used = new Set([...labels.matchAll(/"label(?:_singular)?":"(.*?)"/g)].map(([, label]) => label))
  expect(Object.keys(indonesianLabels).filter((label) => !used.has(label))).toEqual([])
  const article = collections.find(({ name }) => name === 'NewsArticle')!
  const unnamed = article.fields!.filter(({ label }) => !(label in indonesianLabels)).map(({ label }) => label)
  expect(unnamed).toEqual(['Placeholder'])
})

test('every list has an Indonesian name, and so has what is added to it', () => {
  const lists = collections.filter(({ folder }) => folder)
  const names = lists.flatMap(({ label, label_singular: singular }) => [label, String(singular)])
  expect(names.filter((name) => !(name in indonesianLabels))).toEqual([])
})

test('what stands below a field is said in Indonesian, with its numbers and choices', () => {
  const hints = JSON.stringify([collections, pictureBlock]).matchAll(/"hint":("(?:[^"\\]|\\.)*")/g)
  const said = [...new Set([...hints].map(([, hint]) => JSON.parse(hint!) as string))]
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter((hint) => indonesianHint(hint) === hint)).toEqual([])
  const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? []
  const others = said.filter((hint) =>
    numbersIn(hint).some((number) => !numbersIn(indonesianHint(hint)).includes(number)),
  )
  expect(others).toEqual([])
  expect(indonesianHint('Write one or two sentences of 110 to 160 characters.')).toBe(
    'Tulis satu atau dua kalimat, 110 sampai 160 karakter.',
  )
})
