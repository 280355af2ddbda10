import * as z from 'zod'
import { nearestSpelling } from '../lib/nearestSpelling'
import { metaOf, valueOf } from './fields'
import { cut, message, type FieldMistake, type Message } from './mistake'
import { hiddenSign, textsOf } from './signs'

type Issue = z.core.$ZodIssue

/** What is asked of a content type here: its fields. */
type Fields = { schema: z.ZodObject }

const shown = (value: unknown) => (typeof value === 'string' ? `"${cut(value)}"` : JSON.stringify(value))

/** What to write instead of a name that no field has: the nearest one, else any of them. */
const fieldAdvice = (name: string, fields: readonly string[]): Message => {
  const near = nearestSpelling(name, fields)
  return near ? message('didYouMean', { near }) : message('theFieldsAre', { fields: fields.join(', ') })
}

/** What stands at a path of zod: a value in values. */
const valueAt = (values: unknown, path: Issue['path']): unknown =>
  path.reduce((value: unknown, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], values)

const schemaAt = (fields: z.ZodType, path: Issue['path']): z.ZodType =>
  path.reduce((schema: z.ZodType, step) => {
    const inside = valueOf(schema)
    return inside instanceof z.ZodObject && typeof step === 'string' ? (inside.shape[step] as z.ZodType) : inside
  }, fields)

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** What is wrong with a value, by what zod found and by what the field's builder says of it. */
const found = (issue: Issue, value: unknown, schema: z.ZodType): Message => {
  const { write } = metaOf(schema)
  if (isEmpty(value)) return message('missing', { write })
  if ((issue.code === 'too_small' || issue.code === 'too_big') && typeof value === 'string') {
    return message('wrongLength', { length: value.trim().length, write })
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof value !== 'object') {
    return message('notText', { found: shown(value), write })
  }
  return message('wrongValue', { found: shown(value), write })
}

/** A mistake at a path: of a field, of an entry of its list, or of a value in that entry. */
const at = ([field, index, part]: Issue['path'], words: Message): FieldMistake => {
  const within = [Number(index) + 1, part === undefined ? undefined : String(part)] as const
  return { field: String(field), ...(index !== undefined && { within }), ...words }
}

const issueMistakes = (issue: Issue, values: unknown, schema: z.ZodObject): FieldMistake[] => {
  const { path } = issue
  const place = schemaAt(schema, path)
  if (issue.code !== 'unrecognized_keys') return [at(path, found(issue, valueAt(values, path), place))]
  const names = place instanceof z.ZodObject ? Object.keys(place.shape) : []
  return issue.keys.map((key) => at([...path, key], message('unknownField', { advice: fieldAdvice(key, names) })))
}

/** What is wrong with a file's front matter, one mistake for each value. */
export const checkFrontMatter = ({ schema }: Fields, frontMatter: Record<string, unknown>): FieldMistake[] => {
  const hidden = Object.entries(frontMatter).flatMap(([field, value]) => {
    const words = textsOf(value).map(hiddenSign).find(Boolean)
    return words ? [{ field, ...words }] : []
  })
  // a schema of a translation is used once: to compile it takes longer than to read it
  const wrong = (schema.safeParse(frontMatter, { jitless: true }).error?.issues ?? [])
    .flatMap((issue) => issueMistakes(issue, frontMatter, schema))
    .filter(({ field }) => hidden.every((other) => other.field !== field))
  const placeOf = ({ field, within }: FieldMistake) => [field, ...(within ?? [])].join('.')
  return [...hidden, ...wrong.filter((one, i) => wrong.findIndex((other) => placeOf(other) === placeOf(one)) === i)]
}
