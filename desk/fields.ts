import * as z from 'zod'
import type { ContentType } from '../src/schema/contentType'
import { valueOf } from '../src/schema/fields'
import type { Message } from '../src/schema/mistake'
import { wordsShape } from '../src/schema/translation'
import { BODY } from './contentFile'
import { said } from './words/deskWords'
import { choiceLabel, fieldLabel } from './words/labels'
import { hintSaid } from './words/sentences'

/** What Decap CMS is told about one field of a form (decapcms.org, "Widgets"). */
export interface FieldConfig {
  name: string
  label: string
  hint?: string
  required: boolean
  widget: string
  /** Whether it is said in words, and is there in every language */
  i18n?: true
  fields?: FieldConfig[]
  /** Whether a telephone shows it only when it is filled in, or asked for */
  folded?: true
  [option: string]: unknown
}

/** JSON Schema of one field, with the metadata that its builder in src/schema/fields.ts left. */
interface FieldSchema {
  type?: string
  format?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
  required?: string[]
  pointsTo?: string
  write?: Message
}

/** Says who sees a story, and is always shown */
const DRAFT = 'draft'

/** Longer texts get a box of several lines. */
const ONE_LINE = 80

const choices = (words: readonly string[]) => words.map((value) => ({ value, label: choiceLabel(value) }))

const listWidget = (items: FieldSchema, limits: { min?: number; max?: number }) => {
  if (items.enum) return { widget: 'select', multiple: true, options: choices(items.enum), ...limits }
  if (!items.properties) {
    const field = { name: 'entry', label: said.entry, ...widgetOf(items) }
    return { widget: 'list', ...limits, summary: '{{fields.entry}}', field }
  }
  const fields = formOf(items)
  const texts = fields.filter(({ widget, required }) => required && widget !== 'image')
  return { widget: 'list', ...limits, summary: texts.map(({ name }) => `{{fields.${name}}}`).join(' · '), fields }
}

const widgetOf = (schema: FieldSchema): { widget: string; hint?: string; [option: string]: unknown } => {
  const { type, format, items, properties, enum: words, minimum, maximum, minItems, maxItems, maxLength = 0 } = schema
  if (type === 'array') return listWidget(items ?? {}, { min: minItems, max: maxItems })
  if (properties) return { widget: 'object', fields: formOf(schema) }
  if (schema.pointsTo === 'file') return { widget: 'image', choose_url: false, hint: said.pictureHint }
  if (words) return { widget: 'select', options: choices(words) }
  // of others a switch says enough
  if (type === 'boolean')
    return { widget: 'boolean', hint: schema.write?.id === 'writeDraft' ? said.draftHint : undefined }
  if (format === 'date') return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: true, time_format: false }
  const hint = schema.write && hintSaid(schema.write)
  if (type === 'integer' || type === 'number')
    return { widget: 'number', hint, value_type: type === 'integer' ? 'int' : 'float', min: minimum, max: maximum }
  return { widget: maxLength > ONE_LINE ? 'text' : 'string', hint }
}

const formOf = ({ properties = {}, required = [] }: FieldSchema): FieldConfig[] =>
  Object.entries(properties).map(([name, field]) => ({
    name,
    label: fieldLabel(name),
    required: required.includes(name),
    ...widgetOf(field),
  }))

/** Fields with a mark on those that translations hold (src/schema/translation.ts). */
const withTranslated = (fields: readonly FieldConfig[], shape: z.ZodRawShape): FieldConfig[] => {
  const words = wordsShape(shape)
  return fields.map((field) => {
    if (!(field.name in words)) return field
    const inside = valueOf(shape[field.name] as z.ZodType)
    if (inside instanceof z.ZodObject)
      return { ...field, i18n: true, fields: withTranslated(field.fields ?? [], inside.shape) }
    return { ...field, i18n: true, ...(field.field ? { field: { ...field.field, i18n: true } } : {}) }
  })
}

const bodyField = ({ body, interfaces }: ContentType): FieldConfig => ({
  name: BODY,
  i18n: true,
  label: fieldLabel(BODY),
  required: body === 'required',
  widget: 'markdown',
  hint: said.textHint,
  modes: ['rich_text', 'raw'],
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: interfaces.includes('Story') ? ['image'] : [],
})

/**
 * The fields of a content type's form: first what is required, each picture with what more can be said of it, and whether it is a
 * draft; behind the text what may stay empty.
 */
export const fieldsOf = (type: ContentType): FieldConfig[] => {
  const schema = z.toJSONSchema(type.schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema
  const named = withTranslated(formOf(schema), type.schema.shape)
  const fields = type.body === 'none' ? named : [...named, bodyField(type)]
  const pictures = fields.filter(({ widget, required }) => widget === 'image' && required)
  const isAsked = ({ name, required }: FieldConfig) =>
    required || name === DRAFT || pictures.some((picture) => name.startsWith(picture.name))
  return [...fields.filter(isAsked), ...fields.filter((field) => !isAsked(field))].map((field) =>
    field.required || field.name === DRAFT ? field : { ...field, folded: true },
  )
}
