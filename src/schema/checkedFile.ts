import type { z } from 'zod'
import type { ContentFile } from './contentFile'
import type { ContentType } from './contentType'
import { metaOf, type FieldMeta } from './fields'

/** A content file whose front matter could be read. */
export interface CheckedFile extends ContentFile {
  /** Path from the project's folder, with forward slashes */
  file: string
  type: ContentType
}

/** A value that points to a picture or a page. */
export interface Pointer {
  field: string
  value: string
  /** In a list, from 0 */
  place: number
  meta: FieldMeta
}

/** The values of a file's fields that point to something; of a list, each of its entries. */
export const pointers = (
  { type, frontMatter }: Pick<CheckedFile, 'type' | 'frontMatter'>,
  pointsTo: FieldMeta['pointsTo'],
): Pointer[] =>
  Object.entries(type.schema.shape).flatMap(([field, schema]) => {
    const meta = metaOf(schema as z.ZodType)
    const value = frontMatter[field]
    if (value === undefined || meta.pointsTo !== pointsTo) return []
    return [value].flat().map((one, place) => ({ field, value: String(one), place, meta }))
  })
