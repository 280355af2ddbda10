import { collectionsOf } from '../../src/cms/collections'
import { deskConfig } from '../../src/cms/deskConfig'
import { indonesianChoices } from '../../src/cms/indonesian'
import { indonesianHint } from '../../src/cms/indonesianHints'
import { indonesianLabels } from '../../src/cms/indonesianLabels'
import { pictureBlock } from '../../src/cms/pictureBlock'
import { withLabels } from '../../src/cms/withLabels'
import { contentTypes } from '../../src/schema/registry'

const collections = collectionsOf(contentTypes, new Set())

test('names of lists, fields and choices change, and hints, and nothing else', () => {
  const settings = {
    label: 'Title',
    name: 'title',
    fields: [
      { label: 'Text', hint: 'Choose a day.' },
      { label: 'Else', options: ['Reef', 'else'] },
    ],
  }
  const said = { names: indonesianLabels, choices: indonesianChoices, hintOf: indonesianHint }
  expect(withLabels(settings, said)).toEqual({
    label: 'Judul',
    name: 'title',
    fields: [
      { label: 'Teks', hint: 'Pilih tanggal.' },
      {
        label: 'Else',
        options: [
          { value: 'Reef', label: 'Terumbu' },
          { value: 'else', label: 'else' },
        ],
      },
    ],
  })
})

test('every list, form and field has an Indonesian name, and every Indonesian name is of one', () => {
  const labels = JSON.stringify([collections, pictureBlock])
  const used = new Set([...labels.matchAll(/"label(?:_singular)?":"(.*?)"/g)].map(([, label = '']) => label))
  expect([...used].filter((label) => !(label in indonesianLabels))).toEqual([])
  expect(Object.keys(indonesianLabels).filter((label) => !used.has(label))).toEqual([])
})

test('what can be chosen in a story is said in Indonesian, above its box and below it', () => {
  const article = collections.find(({ name }) => name === 'NewsArticle')!
  const options = article.fields!.flatMap(({ options: words = [] }) => words as string[])
  expect(options.length).toBeGreaterThan(15)
  expect(options.filter((word) => !(word in indonesianChoices))).toEqual([])
  expect(indonesianHint('Choose 1 to 3 of: Reef, Ocean.')).toBe('Pilih 1 sampai 3 dari: Terumbu, Laut.')
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

test('the number that stands in a new form is said to be right as it is', () => {
  const article = deskConfig(new Set(), 54).collections.find(({ name }) => name === 'NewsArticle')!
  const { default: number, hint } = article.fields!.find(({ name }) => name === 'number')!
  expect(number).toBe(54)
  expect(hint).toBe('Leave it as it is: a new story gets the next free number, and its address ends with it.')
  expect(indonesianHint(hint!)).toMatch(/^Biarkan apa adanya: /)
})
