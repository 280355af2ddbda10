import * as z from 'zod'
import type { TranslationLanguage } from '../i18n/languages'
import { memoized } from '../lib/memoized'
import type { ContentFile } from './contentFile'
import type { ContentType } from './contentType'
import { metaOf, valueOf, type FieldMeta } from './fields'
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
  /** Whether the English words have changed since (sourceDigest.ts): then it need not agree with them */
  isOlder: boolean
}

/** A value that points to a picture or a page. */
export interface Pointer {
  field: string
  value: string
  /** Where the field is a list of groups: the values beside it in its group, and the group's place in the list, from 0 */
  entry?: { values: Readonly<Record<string, unknown>>; place: number }
  meta: FieldMeta
}

/** A field of a content type that points to something; a group, of one or of a list, that holds such fields. */
type Pointing = { field: string } & ({ meta: FieldMeta } | { within: z.ZodObject })

const pointing: (shape: z.ZodRawShape) => Pointing[] = memoized((shape) =>
  Object.entries(shape).flatMap(([field, schema]): Pointing[] => {
    const inside = valueOf(schema as z.ZodType)
    if (inside instanceof z.ZodObject) return pointing(inside.shape).length ? [{ field, within: inside }] : []
    const meta = metaOf(schema as z.ZodType)
    return meta.pointsTo ? [{ field, meta }] : []
  }),
)

/** The values of a file's fields that point to something; of a list, and of the groups in it, each of theirs. */
export const pointers = (
  { type, frontMatter }: { type: { schema: { shape: z.ZodRawShape } }; frontMatter: Readonly<Record<string, unknown>> },
  pointsTo: FieldMeta['pointsTo'],
): Pointer[] =>
  pointing(type.schema.shape).flatMap(({ field, ...found }): Pointer[] => {
    const values = [frontMatter[field] ?? []].flat()
    if ('meta' in found) {
      const { meta } = found
      return meta.pointsTo === pointsTo ? values.map((value) => ({ field, value: String(value), meta })) : []
    }
    return values.flatMap((group, place) =>
      isGroup(group)
        ? pointers({ type: { schema: found.within }, frontMatter: group }, pointsTo).map((one) => ({
            ...one,
            field,
            entry: { values: group, place },
          }))
        : [],
    )
  })
