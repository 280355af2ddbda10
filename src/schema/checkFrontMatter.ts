import { z } from 'zod'
import { nearestSpelling } from '../lib/nearestSpelling'
import { fieldAdvice } from './fieldAdvice'
import { metaOf } from './fields'
import { plainValue, refusedSign } from './signs'

type Issue = z.core.$ZodIssue

/** What is asked of a content type here: its fields. */
type Fields = { schema: z.ZodObject }

/** zod's message where a rule of src/schema/fields.ts has no words of its own */
const NO_WORDS = 'Invalid input'

const shown = (value: unknown) => {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value)
  return text.length > 90 ? `${text.slice(0, 80)}…${typeof value === 'string' ? '"' : ''}` : text
}

const unknownFieldMessage = (field: string, known: readonly string[]) =>
  `"${field}" is not a field here; ${fieldAdvice(field, known)}`

const lengthFound = (issue: Issue, value: unknown) =>
  (issue.code === 'too_small' || issue.code === 'too_big') && typeof value === 'string'
    ? ` has ${value.trim().length} characters`
    : undefined

/** The schema of one entry of a list. */
const entryOf = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional) return entryOf(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema
}

const fieldMessage = (issue: Issue, frontMatter: Record<string, unknown>, fields: z.ZodRawShape) => {
  const field = String(issue.path[0])
  const index = issue.path[1]
  const schema = fields[field] as z.ZodType
  const { write } = metaOf(index === undefined ? schema : entryOf(schema))
  const value = frontMatter[field]
  if (value === undefined || value === null || value === '') return `"${field}" is missing; ${write}.`
  const part = index === undefined ? value : (value as unknown[])[index as number]
  const name = index === undefined ? `"${field}"` : `"${field}", entry ${Number(index) + 1},`
  if (issue.code === 'custom' && issue.message !== NO_WORDS) return `${name} ${issue.message}.`
  if (/^\d+$/.test(String(part)) && typeof part === 'string' && schema.safeParse(Number(part)).success) {
    return `${name} is ${shown(part)}, which is text because of its quotation marks; write ${Number(part)} without them.`
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof part !== 'object') {
    return `${name} is ${shown(part)}, which is not text; put it in double quotes, or ${write}.`
  }
  if (issue.code === 'invalid_value' && typeof part === 'string') {
    const near = nearestSpelling(part, issue.values.map(String))
    return `${name} is ${shown(part)}; ${near ? `did you mean "${near}"? Otherwise ` : ''}${write}.`
  }
  return `${name}${lengthFound(issue, part) ?? ` is ${shown(part)}`}; ${write}.`
}

/** What is wrong with one value, were it written in this field; undefined where it is right. */
export const checkField = (type: Fields, field: string, value: unknown): string | undefined =>
  checkFrontMatter(type, { [field]: plainValue(value) }).find((mistake) => mistake.field === field)?.message

/** Sentences on signs that no value may hold, by field. */
const refusedSigns = (frontMatter: Record<string, unknown>) =>
  new Map(
    Object.entries(frontMatter).flatMap(([field, value]) => {
      const [found] = [value].flat().flatMap((part) => (typeof part === 'string' && refusedSign(part)) || [])
      return found ? [[field, `"${field}" ${found.message}.`]] : []
    }),
  )

/** What is wrong with a file's front matter: pairs of the field (where one can be named) and a sentence. */
export const checkFrontMatter = (
  { schema }: Fields,
  frontMatter: Record<string, unknown>,
): { field: string; message: string }[] => {
  const refused = refusedSigns(frontMatter)
  const result = schema.safeParse(frontMatter)
  const messages = new Map([...refused].map(([field, message]) => [field, { field, message }]))
  for (const issue of result.error?.issues ?? []) {
    if (refused.has(String(issue.path[0]))) continue
    if (issue.code === 'unrecognized_keys') {
      for (const field of issue.keys) {
        messages.set(field, { field, message: unknownFieldMessage(field, Object.keys(schema.shape)) })
      }
    } else {
      const key = issue.path.join('.')
      if (!messages.has(key)) {
        messages.set(key, {
          field: String(issue.path[0]),
          message: fieldMessage(issue, frontMatter, schema.shape),
        })
      }
    }
  }
  return [...messages.values()]
}
