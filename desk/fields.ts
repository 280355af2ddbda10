import * as z from 'zod'
import { isIllustrated, type ContentType } from '../src/schema/contentType'
import type { FieldMeta } from '../src/schema/fields'
import { BODY } from './contentFile'
import { said } from './words/deskWords'
import { choiceLabel, hintSaid, labelOf } from './words/labels'

/** What Decap CMS is told about one field of a form (decapcms.org, "Widgets"). */
export interface FieldConfig {
  name: string
  label: string
  required: boolean
  widget: string
  i18n?: true
  fields?: FieldConfig[]
  /** Whether a telephone shows it only when it is filled in, or asked for */
  folded?: true
  [option: string]: unknown
}

/** JSON Schema of one field, with the metadata that its builder in src/schema/fields.ts left. */
type FieldSchema = z.core.JSONSchema.JSONSchema &
  Partial<FieldMeta> & { items?: FieldSchema; properties?: Record<string, FieldSchema> }

/** Says who sees a story, and is always shown */
export const DRAFT = 'draft'

/** Is given by the desk (main.ts): of a story the address ends with it */
export const NUMBER = 'number'

const choices = (words: readonly unknown[]) => words.map((value) => ({ value, label: choiceLabel(String(value)) }))

const listWidget = ({ items = {}, minItems: min, maxItems: max }: FieldSchema) => {
  // without a value of its own Decap CMS would give it one, and call the form changed
  if (items.enum) return { widget: 'select', multiple: true, options: choices(items.enum), default: [], min, max }
  if (!items.properties) return { widget: 'list', min, max, field: fieldOf('entry', items, true) }
  const fields = formOf(items)
  const texts = fields.filter(({ widget, required }) => required && widget !== 'image')
  return { widget: 'list', min, max, summary: texts.map(({ name }) => `{{fields.${name}}}`).join(' · '), fields }
}

const widgetOf = (schema: FieldSchema): { widget: string; [option: string]: unknown } => {
  const { type, format, properties, enum: words, minimum: min, maximum: max, minLength, maxLength = 0 } = schema
  if (type === 'array') return listWidget(schema)
  if (properties) return { widget: 'object', fields: formOf(schema) }
  if (schema.pointsTo === 'file') return { widget: 'image', choose_url: false, hint: said.pictureHint }
  if (words) return { widget: 'select', options: choices(words) }
  if (type === 'boolean') return { widget: 'boolean' }
  if (format === 'date') return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: true, time_format: false }
  const hint = schema.write && hintSaid(schema.write)
  if (type === 'integer' || type === 'number')
    return { widget: 'number', hint, value_type: type === 'integer' ? 'int' : 'float', min, max }
  // longer texts get a box of several lines
  return { widget: maxLength > 80 ? 'text' : 'string', hint, least: minLength, most: maxLength }
}

/** Whether translations hold it, or something in it (src/schema/translation.ts). */
const isSaid = ({ translated, items, properties = {} }: FieldSchema): boolean =>
  translated === true || (items !== undefined && isSaid(items)) || Object.values(properties).some(isSaid)

const fieldOf = (name: string, schema: FieldSchema, required: boolean): FieldConfig => ({
  name,
  label: labelOf(name),
  required,
  ...(isSaid(schema) ? { i18n: true } : {}),
  ...widgetOf(schema),
})

const formOf = ({ properties = {}, required = [] }: FieldSchema): FieldConfig[] =>
  Object.entries(properties).map(([name, field]) => fieldOf(name, field, required.includes(name)))

const bodyField = (type: ContentType): FieldConfig => ({
  name: BODY,
  i18n: true,
  label: labelOf(BODY),
  required: type.body === 'required',
  widget: 'markdown',
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: isIllustrated(type) ? ['image'] : [],
})

/**
 * The fields of a content type's form: first what is required, each picture with what more can be said of it, and whether it is a
 * draft; behind the text what may stay empty.
 */
export const fieldsOf = (type: ContentType): FieldConfig[] => {
  const named = formOf(z.toJSONSchema(type.schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema)
  const fields = type.body === 'none' ? named : [...named, bodyField(type)]
  const pictures = fields.filter(({ widget, required }) => widget === 'image' && required)
  const isAsked = ({ name, required }: FieldConfig) =>
    required || name === DRAFT || pictures.some((picture) => name.startsWith(picture.name))
  return [...fields.filter(isAsked), ...fields.filter((field) => !isAsked(field))].map((field) => {
    if (field.name === NUMBER) return { ...field, widget: 'hidden' }
    if (field.name === DRAFT) return { ...field, hint: said.draftHint }
    return field.required ? field : { ...field, folded: true }
  })
}
