/** The desk's forms against the schemas, which alone say what a file may hold. */
import { readFileSync } from 'node:fs'
import { fromFile, KIND } from '../../src/cms/contentFormat'
import { collectionsOf, type FileConfig } from '../../src/cms/collections'
import { fieldsOf, type FieldConfig } from '../../src/cms/fieldConfig'
import { formOrder } from '../../src/cms/formOrder'
import type { z } from 'zod'
import { contentTypes } from '../../src/schema/registry'

const collections = collectionsOf(contentTypes, new Set())
const forms = new Map<string, FieldConfig[]>(
  collections.flatMap(({ name, fields, files }) =>
    files ? files.map((file: FileConfig) => [file.name, file.fields] as const) : [[name, fields!] as const],
  ),
)
const field = (type: string, name: string) => forms.get(type)!.find((one) => one.name === name)

test('every content type has one form', () => {
  expect([...forms.keys()].sort()).toEqual(contentTypes.map(({ name }) => name).sort())
})

test.each(contentTypes.map((type) => [type.name, type] as const))('%s: no field is missing or extra', (name, type) => {
  const fields = Object.keys(type.schema.shape)
  expect(fieldsOf(type).map((one) => one.name)).toEqual(type.body === 'none' ? fields : [...fields, 'body'])
  expect(forms.get(name)).toEqual(formOrder(fieldsOf(type)))
})

test.each(contentTypes.map((type) => [type.name, type] as const))('%s: the same fields are required', (name, type) => {
  const required = forms.get(name)!.filter((one) => one.required && one.name !== 'body')
  const asked = Object.entries(type.schema.shape).filter(
    ([, schema]) => !(schema as z.ZodType).safeParse(undefined).success,
  )
  expect(required.map((one) => one.name)).toEqual(asked.map(([one]) => one))
})

test('every field says in plain words what to write', () => {
  const silent = [...forms].flatMap(([type, fields]) =>
    fields
      .filter(({ hint }) => !hint || hint.length < 10 || hint.includes('undefined'))
      .map(({ name }) => `${type}.${name}`),
  )
  expect(silent).toEqual([])
})

test('limits and choices are those of the schema', () => {
  expect(field('NewsArticle', 'number')).toMatchObject({ widget: 'number', value_type: 'int', min: 0, max: 9999 })
  expect(field('PlaceSettings', 'latitude')).toMatchObject({ widget: 'number', value_type: 'float', min: -90, max: 90 })
  expect(field('NewsArticle', 'topics')).toMatchObject({ widget: 'select', multiple: true, min: 1, max: 3 })
  expect(field('NewsArticle', 'sliderPictures')).toMatchObject({
    widget: 'list',
    min: 2,
    max: 12,
    summary: '{{fields.alt}}',
  })
  expect(field('NewsArticle', 'date')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD', time_format: false })
  expect(field('NewsArticle', 'summary')).toMatchObject({ widget: 'text', letters: '110–160' })
  expect(field('NewsArticle', 'title')).not.toHaveProperty('letters')
  expect(field('NewsArticle', 'picture')).toMatchObject({
    widget: 'image',
    hint: 'Choose a picture, as a telephone or camera gives it. Best 1200 pixels wide or more.',
  })
  expect(field('Partner', 'kind')).toMatchObject({ options: ['collaborator', 'company', 'technology'] })
})

test('a hint speaks of the form, not of the file', () => {
  const said = new Set([...forms.values()].flat().map(({ hint = '' }) => hint))
  expect(
    [...said].filter((hint) => /same folder|YYYY|in quotes|leave the field out|true or false|\{/.test(hint)),
  ).toEqual([])
  expect(field('NewsArticle', 'date')!.hint).toBe('Choose a day.')
  expect(field('Event', 'startTime')!.hint).toBe('Write a time as HH:MM, for example 09:30.')
  expect(field('NewsArticle', 'topics')!.hint).toMatch(/^Choose 1 to 3 of: Reef, /)
})

test('what has to be filled in stands first, with what more can be said of a picture', () => {
  const names = forms.get('NewsArticle')!.map(({ name }) => name)
  expect(names).toEqual([
    'number',
    'title',
    'summary',
    'date',
    'picture',
    'pictureAlt',
    'pictureFocus',
    'pictureCredit',
    'pictureShowsChildren',
    'pictureConsent',
    'secondPicture',
    'secondPictureAlt',
    'secondPictureFocus',
    'secondPictureCredit',
    'secondPictureShowsChildren',
    'secondPictureConsent',
    'secondPictureCaption',
    'topics',
    'body',
    ...[
      'label',
      'author',
      'dateText',
      'video',
      'layout',
      'sliderPictures',
      'sliderAutoplay',
      'facts',
      'sources',
      'deed',
    ],
    ...['order', 'about', 'place', 'partners', 'sponsors', 'placeholder', 'review'],
  ])
  expect(field('NewsArticle', 'body')!.hint).toMatch(/All fields below may stay empty\.$/)
  const below = forms.get('NewsArticle')!.slice(names.indexOf('body') + 1)
  expect(below.filter(({ required }) => required)).toEqual([])
})

test('what belongs together is a form within the form', () => {
  expect(field('NewsArticle', 'sources')).toMatchObject({
    widget: 'list',
    hint: 'Add 1 to 12 entries.',
    summary: '{{fields.text}}',
    fields: [
      { name: 'text', label: 'Text', required: true, widget: 'text' },
      { name: 'address', label: 'Address', required: false, widget: 'string' },
    ],
  })
  expect(field('GallerySlide', 'pictures')).toMatchObject({
    fields: [
      { name: 'picture', widget: 'image' },
      { name: 'alt', widget: 'text' },
      { name: 'focus', widget: 'point', required: false },
      { name: 'credit', required: false },
      { name: 'showsChildren', widget: 'select', options: ['yes'], required: false },
      { name: 'consent', widget: 'select', options: ['yes'], required: false },
    ],
  })
})

test('no list shows words of another language', () => {
  const lists = collections.filter(({ folder }) => folder)
  expect(lists.filter(({ filter }) => !filter)).toEqual([])
  const kindsIn = (path: string) => fromFile(readFileSync(path, 'utf8'))[KIND]
  expect(kindsIn('content/merchandise/01-shirt.md')).toContain('English')
  expect(kindsIn('content/events/01-crafting-coral/page.md')).toEqual(['English', 'EventPage'])
  expect(kindsIn('content/merchandise/01-shirt.id.md')).toEqual([])
  expect(kindsIn('content/events/01-crafting-coral/page.id.md')).toEqual([])
})

test('posters and pages of events, which share a folder, have lists of their own', () => {
  const filters = collections.filter(({ folder }) => folder === 'content/events').map(({ filter }) => filter)
  expect(filters).toEqual([
    { field: 'desk_kind', value: 'Event' },
    { field: 'desk_kind', value: 'EventPage' },
  ])
})
