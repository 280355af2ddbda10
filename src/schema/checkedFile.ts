import * as z from 'zod'
import type { TranslationLanguage } from '../i18n/languages'
import type { ContentFile } from './contentFile'
import type { ContentType } from './contentType'
import { metaOf, valueOf, type FieldMeta } from './fields'
import type { Mistake } from './mistake'
import { isGroup } from './signs'

/** A content file whose front matter could be read. */
export interface CheckedFile extends ContentFile {
  /** Path from the project's folder, with forward slashes */
  file: string
  type: ContentType
}

/** The words of an English file in another language. Its `type` is that of the English file, which holds all other fields. */
export interface Translation extends CheckedFile {
  language: TranslationLanguage
  source: CheckedFile
  /** Whether the English words have changed since (translation.ts): then it need not agree with them */
  isOlder: boolean
}

/** A mistake of a field with its file and line. */
export const inFile = <Found extends { field: string }>({ file, lineOf }: CheckedFile, found: Found) =>
  ({ file, line: lineOf(found.field), ...found }) as Found & Pick<Mistake, 'file' | 'line'>

/** A value that points to a picture or a page. */
export interface Pointer {
  field: string
  value: string
  meta: FieldMeta
  /** Where the field is a list of groups: the entry's place, from 1 */
  entry?: number
}

const pointersIn = (
  shape: z.ZodRawShape,
  values: Readonly<Record<string, unknown>>,
  pointsTo: FieldMeta['pointsTo'],
): Pointer[] =>
  Object.entries(shape).flatMap(([field, schema]): Pointer[] => {
    const found = [values[field] ?? []].flat() as unknown[]
    const inside = valueOf(schema as z.ZodType)
    if (inside instanceof z.ZodObject) {
      return found.flatMap((group, place) =>
        isGroup(group)
          ? pointersIn(inside.shape, group, pointsTo).map((pointer) => ({ ...pointer, field, entry: place + 1 }))
          : [],
      )
    }
    const meta = metaOf(schema as z.ZodType)
    return meta.pointsTo === pointsTo ? found.map((value) => ({ field, value: String(value), meta })) : []
  })

/** The values of a file's fields that point to something; of a list, and of the groups in it, each of theirs. */
export const pointers = ({ type, frontMatter }: CheckedFile, pointsTo: FieldMeta['pointsTo']): Pointer[] =>
  pointersIn(type.schema.shape, frontMatter, pointsTo)
