import * as z from 'zod'
import type { ContentType } from '../schema/contentType'
import { valueOf, type Pixels } from '../schema/fields'
import { say, type Message } from '../schema/mistake'
import { wordsShape } from '../schema/translation'
import { plainWords } from './plainWords'

/** What Decap CMS is told about one field of a form (decapcms.org, "Widgets"). */
export interface FieldConfig {
  name: string
  label: string
  hint?: string
  required: boolean
  widget: string
  /** Whether it is said in words, and is there in every language */
  i18n?: true
  [option: string]: unknown
}

/** JSON Schema of one field, with the metadata that its builder in src/schema/fields.ts left. */
interface FieldSchema {
  type?: string
  format?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
  required?: string[]
  pointsTo?: string
  pixels?: Pixels
  isPoint?: boolean
  write?: Message
}

/** Longer texts get a box of several lines. */
const ONE_LINE = 80

const widgetOf = (schema: FieldSchema): { widget: string; [option: string]: unknown } => {
  const { type, format, items, enum: words, minimum, maximum, minItems, maxItems } = schema
  if (type === 'array') {
    const limits = { min: minItems, max: maxItems }
    if (items?.enum) return { widget: 'select', multiple: true, options: items.enum, ...limits }
    if (items?.properties) {
      const fields = formOf(items, true)
      const texts = fields.filter(({ widget, required }) => required && widget !== 'image')
      const summary = texts.map(({ name }) => `{{fields.${name}}}`).join(' · ')
      return { widget: 'list', ...limits, summary, fields }
    }
    const field = { name: 'entry', label: 'Entry', ...widgetOf(items ?? {}) }
    return { widget: 'list', ...limits, summary: '{{fields.entry}}', field }
  }
  if (schema.pointsTo === 'file') return { widget: 'image', choose_url: false }
  if (words) return { widget: 'select', options: words }
  if (schema.isPoint) return { widget: 'point' }
  if (type === 'boolean') return { widget: 'boolean' }
  if (type === 'integer' || type === 'number')
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min: minimum, max: maximum }
  if (format === 'date') return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: true, time_format: false }
  const { minLength = 0, maxLength = 0 } = schema
  return {
    widget: maxLength > ONE_LINE ? 'text' : 'string',
    // letterCount.tsx
    ...(minLength > 1 && maxLength > 0 ? { letters: `${minLength}–${maxLength}` } : {}),
  }
}

/** What is said of a line in a file, and of a box in a form: here things are chosen, and names stand above boxes. */
const IN_A_FORM: readonly [RegExp, string][] = [
  [
    /write the name of a \.jpg, \.png or \.webp picture in the same folder.*/,
    'choose a picture, as a telephone or camera gives it',
  ],
  [/write the name of (.*) in the same folder.*/, 'choose $1'],
  [/write a day as YYYY-MM-DD.*/, 'choose a day'],
  [/write a time as HH:MM in quotes, for example "(.*)"/, 'write a time as HH:MM, for example $1'],
  [/write true or false/, 'switch it on or leave it off'],
  [/write yes (.*), or leave the field out/, 'choose yes $1'],
  [/, for example \{.*\}/, ''],
  [/write a list of (.*) entries; for each, choose one of/, 'choose $1 of'],
  [/write a list of (.*) entries; for each, write ".*/, 'add $1 entries'],
  [/write a list of (.*) entries; for each, write (.*)/, 'add $1 entries, each $2'],
]

/** What ends a mistake's sentence, as a sentence of its own. */
export const inAForm = (write: string) => {
  const text = IN_A_FORM.reduce((said, [inFile, inForm]) => said.replace(inFile, inForm), write)
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

/** Below the picture itself, which a list does not show (pointOnPicture.tsx) */
const ON_PICTURE =
  'click in the picture on what must stay in sight, or write top, bottom, left, right, centre, or its place, for example 64% 20%'

/** The same, and what a picture must be. */
const hintOf = ({ write, pixels, isPoint }: FieldSchema, isInList: boolean) =>
  `${inAForm(isPoint && !isInList ? ON_PICTURE : write ? say(write) : '')}${pixels ? ` Best ${pixels.best} pixels wide or more.` : ''}`

const formOf = ({ properties = {}, required = [] }: FieldSchema, isInList = false): FieldConfig[] =>
  Object.entries(properties).map(([name, field]) => ({
    name,
    label: plainWords(name),
    hint: hintOf(field, isInList),
    required: required.includes(name),
    ...widgetOf(field),
  }))

/** The form of values that belong together, without languages. */
export const plainForm = (schema: z.ZodObject): FieldConfig[] =>
  formOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema)

/** Fields with a mark on those that translations hold (translation.ts). */
const withTranslated = (fields: readonly FieldConfig[], shape: z.ZodRawShape): FieldConfig[] => {
  const words = wordsShape(shape)
  return fields.map((field) => {
    if (!(field.name in words)) return field
    const inside = valueOf(shape[field.name] as z.ZodType)
    if (inside instanceof z.ZodObject)
      return { ...field, i18n: true, fields: withTranslated(field.fields as FieldConfig[], inside.shape) }
    return { ...field, i18n: true, ...(field.field ? { field: { ...field.field, i18n: true } } : {}) }
  })
}

const BODY: FieldConfig = {
  name: 'body',
  i18n: true,
  label: 'Text',
  required: true,
  widget: 'markdown',
  hint: 'Headings begin with ##. Pictures have fields of their own.',
  modes: ['rich_text', 'raw'],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: [],
}

/** Of a story, whose text may hold pictures (pictureBlock.ts) */
const STORY_BODY: FieldConfig = {
  ...BODY,
  hint: 'Headings begin with ##. + adds a picture, which stands beside the paragraph that follows it. All fields below may stay empty.',
  editor_components: ['image'],
}

/** The fields of a content type's form, in the order of its schema, the text last. */
export const fieldsOf = ({
  schema,
  body,
  interfaces,
}: Pick<ContentType, 'schema' | 'body' | 'interfaces'>): FieldConfig[] => {
  const fields = withTranslated(plainForm(schema), schema.shape)
  if (body === 'none') return fields
  return [...fields, { ...(interfaces.includes('Story') ? STORY_BODY : BODY), required: body === 'required' }]
}
