import type { FieldConfig } from './fieldConfig'

/**
 * Fields in the order in which somebody fills them in, who sees one or two of them at a time on a telephone: what is required, each
 * picture with what more can be said of it, and behind the text what may stay empty. Files keep the order of their schemas.
 */
export const formOrder = (fields: readonly FieldConfig[]): FieldConfig[] => {
  const pictures = fields.filter(({ widget, required }) => widget === 'image' && required)
  const isAsked = ({ name, required }: FieldConfig) =>
    required || pictures.some((picture) => name.startsWith(picture.name))
  return [...fields.filter(isAsked), ...fields.filter((field) => !isAsked(field))]
}
