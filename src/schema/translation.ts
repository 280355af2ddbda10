/**
 * What the other languages hold of a content file: the words of its fields that are marked `translated` (fields.ts), and its text.
 * All else stands in the English file alone.
 */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { memoized } from '../lib/memoized'
import { SOURCE_LANGUAGE, TRANSLATION_LANGUAGES, type Language, type TranslationLanguage } from '../i18n/languages'
import type { CheckedFile, Translation } from './checkedFile'
import type { ContentType } from './contentType'
import { digest, list, metaOf, valueOf, wordsGroup } from './fields'
import { isGroup } from './signs'

type Values = Readonly<Record<string, unknown>>

const ENDING = new RegExp(`\\.(${TRANSLATION_LANGUAGES.join('|')})\\.md$`)

/** Of the path of a translation: its language, and the path of the English file; undefined for any other file. */
export const translationOf = (path: string): { language: TranslationLanguage; source: string } | undefined => {
  const language = ENDING.exec(path)?.[1] as TranslationLanguage | undefined
  return language && { language, source: path.replace(ENDING, '.md') }
}

/** The path that names a text whatever its language: that of its English file, which need not be there. */
export const sourcePath = (path: string) => translationOf(path)?.source ?? path

/** The path of the translation of an English file. */
export const translationPath = (source: string, language: TranslationLanguage) =>
  source.replace(/\.md$/, `.${language}.md`)

/** The path of the file that says in a language what an English file says. */
export const fileIn = (language: Language, source: string) =>
  language === SOURCE_LANGUAGE ? source : translationPath(source, language)

/** Names the English text that a translation was made from (sourceDigest); stands in its front matter. */
export const DIGEST_FIELD = 'sourceDigest'

/** What a translation holds of a field, where anything; with the English value, of a list as many entries, and never nothing. */
const wordsField = (field: z.ZodType, english?: unknown): z.ZodType | undefined => {
  if (field instanceof z.ZodOptional) {
    const inside = wordsField(field.unwrap() as z.ZodType, english)
    return english === undefined ? inside?.optional() : inside
  }
  if (field instanceof z.ZodArray) {
    const entry = wordsField(field.element as z.ZodType)
    if (!entry || !Array.isArray(english)) return entry && z.array(entry).meta({ ...metaOf(field) })
    return list(entry, english.length, english.length)
  }
  if (!(field instanceof z.ZodObject)) return metaOf(field).translated && field
  const shape = wordsShape(field.shape)
  return Object.keys(shape).length > 0 ? wordsGroup(shape) : undefined
}

/** The fields that a translation may hold, with the limits of the English ones; groups without what is not said in words. */
export const wordsShape: (shape: z.ZodRawShape) => Record<string, z.ZodType> = memoized((shape) =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const words = wordsField(field as z.ZodType)
      return words ? [[name, words]] : []
    }),
  ),
)

/**
 * The front matter of a translation: words, and the digest of the English ones.
 * @param english the fields that it says, all of them; without them it may say any
 */
export const translationSchema = ({ schema }: ContentType, english?: Values) => {
  const words = Object.entries(wordsShape(schema.shape)).flatMap(([name, field]) => {
    if (!english) return [[name, field.optional()]]
    return english[name] === undefined ? [] : [[name, wordsField(schema.shape[name] as z.ZodType, english[name])]]
  })
  return z.strictObject({ ...(Object.fromEntries(words) as z.ZodRawShape), [DIGEST_FIELD]: digest() })
}

/** A function for one value, for a list of them. */
const each = (value: unknown, change: (one: unknown, place: number) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : change(value, 0)

/** The words of a file's fields: what a translation of it has to hold. */
export const wordsOf = (shape: z.ZodRawShape, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(wordsShape(shape))
      .filter((name) => values[name] !== undefined)
      .map((name) => {
        const inside = valueOf(shape[name] as z.ZodType)
        if (!(inside instanceof z.ZodObject)) return [name, values[name]]
        return [name, each(values[name], (one) => (isGroup(one) ? wordsOf(inside.shape, one) : one))]
      }),
  )

/** Of the SHA-256, in hexadecimal */
const DIGITS = 12

/** In the order of the alphabet, so that nothing hangs on the order in which a file or a schema names its fields. */
const sorted = (_key: string, value: unknown) =>
  isGroup(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

/**
 * A digest of an English file's words: those of its translated fields, and its text. It changes when a word, a link or the order
 * of a list does, not when only lines are broken anew or a picture or a day is another one.
 */
export const sourceDigest = ({ type, frontMatter, body }: Pick<CheckedFile, 'type' | 'frontMatter' | 'body'>): string =>
  createHash('sha256')
    .update(JSON.stringify([wordsOf(type.schema.shape, frontMatter), body.trim().replace(/\s+/g, ' ')], sorted))
    .digest('hex')
    .slice(0, DIGITS)

/** One field in another language. Entries of a list find their words by their place; where those are not as many, none does. */
const valueInLanguage = (inside: z.ZodType, value: unknown, words: unknown): unknown => {
  if (!(inside instanceof z.ZodObject)) return words
  if (Array.isArray(value) && !(Array.isArray(words) && words.length === value.length)) return value
  return each(value, (one, place) => {
    const theirs: unknown = Array.isArray(words) ? words[place] : words
    return isGroup(one) && isGroup(theirs) ? inLanguage(inside.shape, one, theirs) : one
  })
}

/**
 * The fields of a file in another language: the English ones with the words of its translation in their place. What a translation
 * that is older than the English text lacks stays English; what it has too much is left out.
 * @param shape the fields of the content type
 */
export const inLanguage = <Fields extends Values>(shape: z.ZodRawShape, source: Fields, words: Values): Fields => ({
  ...source,
  ...Object.fromEntries(
    Object.keys(wordsShape(shape))
      .filter((name) => source[name] !== undefined && words[name] !== undefined)
      .map((name) => [name, valueInLanguage(valueOf(shape[name] as z.ZodType), source[name], words[name])]),
  ),
})

/** A translation with all the fields of its English file: what a page in that language shows. */
export const wholeTranslation = (translation: Translation): CheckedFile => {
  const { type, source, frontMatter } = translation
  return { ...translation, frontMatter: inLanguage(type.schema.shape, source.frontMatter, frontMatter) }
}
