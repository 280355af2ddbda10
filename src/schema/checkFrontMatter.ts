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
export const fieldAdvice = (name: string, fields: readonly string[]): Message => {
  const near = nearestSpelling(name, fields)
  return near ? message('didYouMean', { near }) : message('theFieldsAre', { fields: fields.join(', ') })
}

/** What stands at a path of zod: a value in values. */
const valueAt = (values: unknown, path: Issue['path']): unknown =>
  path.reduce((value: unknown, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], values)

const schemaAt = (fields: z.ZodRawShape, [field, index, name]: Issue['path']): z.ZodType => {
  const schema = fields[String(field)] as z.ZodType
  const entry = index === undefined ? schema : valueOf(schema)
  return name !== undefined && entry instanceof z.ZodObject ? (entry.shape[String(name)] as z.ZodType) : entry
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** What is wrong with a value, by what zod found and by what the field's builder says of it. */
const found = (issue: Issue, value: unknown, schema: z.ZodType): Message => {
  const { write } = metaOf(schema)
  if (isEmpty(value)) return message('missing', { write })
  if (issue.code === 'custom' && issue.params) return issue.params as unknown as Message
  if (issue.code === 'unrecognized_keys' && schema instanceof z.ZodObject) {
    const [part = ''] = issue.keys
    return message('unknownPart', { part, advice: fieldAdvice(part, Object.keys(schema.shape)) })
  }
  if ((issue.code === 'too_small' || issue.code === 'too_big') && typeof value === 'string') {
    return message('wrongLength', { length: value.trim().length, write })
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof value !== 'object') {
    return message('notText', { found: shown(value), write })
  }
  return message('wrongValue', { found: shown(value), write })
}

const fieldMistake = (issue: Issue, values: unknown, fields: z.ZodRawShape): FieldMistake => {
  const [field, index, part] = issue.path
  const within = [Number(index) + 1, part === undefined ? undefined : String(part)] as const
  return {
    field: String(field),
    ...(index !== undefined && { within }),
    ...found(issue, valueAt(values, issue.path), schemaAt(fields, issue.path)),
  }
}

const issueMistakes = (issue: Issue, values: unknown, { shape }: z.ZodObject): FieldMistake[] =>
  issue.code === 'unrecognized_keys' && issue.path.length === 0
    ? issue.keys.map((field) => ({
        field,
        ...message('unknownField', { advice: fieldAdvice(field, Object.keys(shape)) }),
      }))
    : [fieldMistake(issue, values, shape)]

/** What is wrong with a file's front matter, one mistake for each value. */
export const checkFrontMatter = ({ schema }: Fields, frontMatter: Record<string, unknown>): FieldMistake[] => {
  const mistakes = new Map<string, FieldMistake>()
  for (const [field, value] of Object.entries(frontMatter)) {
    const [hidden] = textsOf(value).flatMap((text) => hiddenSign(text) ?? [])
    if (hidden) mistakes.set(field, { field, ...hidden })
  }
  const hidden = new Set(mistakes.keys())
  for (const issue of schema.safeParse(frontMatter).error?.issues ?? []) {
    if (hidden.has(String(issue.path[0]))) continue
    for (const mistake of issueMistakes(issue, frontMatter, schema)) {
      const place = [mistake.field, ...(mistake.within ?? [])].join('.')
      if (!mistakes.has(place)) mistakes.set(place, mistake)
    }
  }
  return [...mistakes.values()]
}
