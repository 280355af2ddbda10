import * as z from 'zod'
import { nearestSpelling } from '../lib/nearestSpelling'
import { fieldAdvice } from './fieldAdvice'
import { asGroup, metaOf, valueOf } from './fields'
import { plainValue, refusedSign, textsOf } from './signs'

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

const lengthFound = (issue: Issue, value: unknown) =>
  (issue.code === 'too_small' || issue.code === 'too_big') && typeof value === 'string'
    ? ` has ${value.trim().length} characters`
    : undefined

/** Former fields with what is said of each picture of a list, and the list that now holds it. */
const MOVED: Readonly<Record<string, string>> = {
  alts: 'pictures',
  picturesFocus: 'pictures',
  sliderAlts: 'sliderPictures',
  sliderPicturesFocus: 'sliderPictures',
}

const unknownFieldMessage = (field: string, known: readonly string[]) => {
  const list = MOVED[field] ?? ''
  return known.includes(list)
    ? `"${field}" is no field any more; write what it says beside each picture of "${list}": ${asGroup({ picture: 'slide-1.jpg', alt: '…' })}.`
    : `"${field}" is not a field here; ${fieldAdvice(field, known)}`
}

/** `"facts", entry 2, "what"`: what a path of zod leads to. */
const placeOf = ([field, index, name]: Issue['path']) =>
  [
    `"${String(field)}"`,
    ...(index === undefined ? [] : [`entry ${Number(index) + 1}`]),
    ...(name === undefined ? [] : [`"${String(name)}"`]),
  ].join(', ')

/** What stands at a path of zod: a value in values. */
const valueAt = (values: unknown, path: Issue['path']): unknown =>
  path.reduce((value: unknown, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], values)

const schemaAt = (fields: z.ZodRawShape, [field, index, name]: Issue['path']): z.ZodType => {
  const schema = fields[String(field)] as z.ZodType
  const entry = index === undefined ? schema : valueOf(schema)
  return name !== undefined && entry instanceof z.ZodObject ? (entry.shape[String(name)] as z.ZodType) : entry
}

/** A text in the place of a group, as `Over 2,000 | annotated images` or `lead.jpg`: its parts under the group's names. */
const groupMessage = (text: string, { shape }: z.ZodObject) => {
  const parts = text.split(' | ')
  const names = Object.keys(shape).filter((name, i) => i < parts.length || !(shape[name] instanceof z.ZodOptional))
  return `write ${asGroup(Object.fromEntries(names.map((name, i) => [name, parts[i] ?? '…'])))} in its place`
}

const fieldMessage = (issue: Issue, frontMatter: Record<string, unknown>, fields: z.ZodRawShape) => {
  const schema = schemaAt(fields, issue.path)
  const { write } = metaOf(schema)
  const part = valueAt(frontMatter, issue.path)
  const isInList = issue.path.length > 1
  if ((part === undefined || part === null || part === '') && issue.path.length !== 2)
    return `${placeOf(issue.path)} is missing; ${write}.`
  const name = `${placeOf(issue.path)}${isInList ? ',' : ''}`
  if (issue.code === 'custom' && issue.message !== NO_WORDS) return `${name} ${issue.message}.`
  if (issue.code === 'unrecognized_keys' && schema instanceof z.ZodObject) {
    return `${name} has ${issue.keys.map((key) => `"${key}"`).join(', ')}; ${fieldAdvice(issue.keys[0] ?? '', Object.keys(schema.shape))}`
  }
  if (typeof part === 'string' && schema instanceof z.ZodObject)
    return `${name} is ${shown(part)}; ${groupMessage(part, schema)}.`
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
      const [found] = textsOf(value).flatMap((text) => refusedSign(text) ?? [])
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
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
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
