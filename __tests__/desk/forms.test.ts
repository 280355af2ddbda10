/** The forms against the content model, which alone says what a file may hold. */
import type { z } from 'zod'
import { deskConfig } from '../../desk/collections'
import { entryMistakes } from '../../desk/checks'
import { fieldsOf } from '../../desk/fields'
import { shownEntry } from '../../desk/preview/shownEntry'
import { contentTypes } from '../../src/schema/registry'

const types = contentTypes.map((type) => [type.name, type] as const)
const named = (name: string) => contentTypes.find((type) => type.name === name)!
const field = (type: string, name: string) => fieldsOf(named(type)).find((one) => one.name === name)

test('every content type has one form', () => {
  const forms = deskConfig().collections.flatMap((one) =>
    'files' in one ? one.files.map(({ name }) => name) : [one.name],
  )
  expect(forms.sort()).toEqual(contentTypes.map(({ name }) => name).sort())
})

test.each(types)('%s: the form has the fields of the schema, and asks for those that it asks for', (_name, type) => {
  const fields = fieldsOf(type).filter(({ name }) => name !== 'body')
  const shape = Object.entries(type.schema.shape)
  expect(fields.map(({ name }) => name).sort()).toEqual(shape.map(([name]) => name).sort())
  const asked = shape.filter(([, schema]) => !(schema as z.ZodType).safeParse(undefined).success)
  expect(fields.flatMap(({ name, required }) => (required ? name : [])).sort()).toEqual(
    asked.map(([name]) => name).sort(),
  )
})

test('limits and choices are those of the schema', () => {
  expect(field('ContactSettings', 'copyrightYear')).toMatchObject({ widget: 'number', value_type: 'int' })
  expect(field('NewsArticle', 'topics')).toMatchObject({ widget: 'select', multiple: true, min: 1, max: 3 })
  expect(field('NewsArticle', 'date')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD', time_format: false })
  expect(field('NewsArticle', 'sources')).toMatchObject({
    widget: 'list',
    fields: [
      { name: 'text', widget: 'text', required: true, i18n: true },
      { name: 'address', widget: 'string', required: false },
    ],
  })
})

test('what the build would refuse is said at the field', () => {
  const site = { routes: new Set<string>(), address: undefined }
  const mistakes = entryMistakes(named('TimelineStep'), { en: { title: 'Tea', time: 'noon', desk_place: '09' } }, site)
  expect(mistakes).toEqual([{ field: 'time', sentence: expect.stringContaining('09:30') }])
})

test('a preview shows the pictures of a list, and the text', () => {
  const entry = {
    body: 'A *reef*.',
    sliderPictures: [{ picture: 'slide.jpg', alt: 'A reef', focus: 'top', credit: 'A friend' }],
  }
  const shown = shownEntry(named('NewsArticle'), entry, 'en', (file) => `blob:${file}`)
  expect(shown.html).toContain('<em>reef</em>')
  expect(shown.sliderPictures).toEqual([
    expect.objectContaining({ alt: 'A reef', picture: expect.objectContaining({ focus: 'top', credit: 'A friend' }) }),
  ])
})
