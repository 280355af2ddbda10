import { buildSchema } from 'gatsby/graphql'
import { z } from 'zod'
import * as field from '../../src/schema/fields'
import { graphqlFields, graphqlGroups } from '../../src/schema/graphqlType'
import { contentTypeOf, contentTypes } from '../../src/schema/registry'

test('GraphQL types follow from the fields', () => {
  expect(
    graphqlFields({
      title: field.line(10),
      order: field.wholeNumber(1, 9).optional(),
      picture: field.picture(),
      pictures: field.list(field.picture(), 1, 3).optional(),
      topics: field.list(field.oneOf(['Reef', 'Ocean']), 1, 2),
      autoplay: field.yesOrNo(),
    }),
  ).toBe(
    [
      '  title: String!',
      '  order: Int',
      '  picture: File! @fileByRelativePath',
      '  pictures: [File!] @fileByRelativePath',
      '  topics: [String!]!',
      '  autoplay: Boolean!',
    ].join('\n'),
  )
})

test('the types of all content are one valid schema', () => {
  const types = contentTypes.map(({ name, schema }) => `type ${name} {\n${graphqlFields(schema.shape)}\n}`)
  const known = 'directive @fileByRelativePath on FIELD_DEFINITION\ntype File { id: ID! }\ntype Query { id: ID }'
  const groups = new Map(contentTypes.flatMap(({ schema }) => [...graphqlGroups(schema.shape)]))
  expect(() => buildSchema([known, ...groups.values(), ...types].join('\n'))).not.toThrow()
})

test('a type’s name and files are its own', () => {
  expect(new Set(contentTypes.map(({ name }) => name)).size).toBe(contentTypes.length)
  expect(new Set(contentTypes.map(({ files }) => files)).size).toBe(contentTypes.length)
})

test('a file’s type follows from its place', () => {
  expect(contentTypeOf('news/03-lab/index.md')?.name).toBe('NewsArticle')
  expect(contentTypeOf('events/01-clay/page.md')?.name).toBe('EventPage')
  expect(contentTypeOf('settings/links.md')?.name).toBe('LinkSettings')
  expect(contentTypeOf('news/readme.md')).toBeUndefined()
})

test('a field without a builder is a mistake of ours, not of an editor', () => {
  expect(() => field.metaOf(z.string())).toThrow(/builders in src\/schema\/fields\.ts/)
})
