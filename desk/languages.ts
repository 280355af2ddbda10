/** An entry in its languages: two forms side by side, and a file for each. */
import * as z from 'zod'
import { ALL_LANGUAGES, SOURCE_LANGUAGE, TRANSLATION_LANGUAGES, type Language } from '../src/i18n/languages'
import type { ContentType } from '../src/schema/contentType'
import { valueOf } from '../src/schema/fields'
import { mayStandAlone } from '../src/schema/registry'
import { isGroup, textsOf } from '../src/schema/signs'
import { wordsOf, wordsShape } from '../src/schema/translation'
import { BODY, bodyOf, frontMatterOf, type Entry } from './contentFile'
import { deskLanguage } from './words/deskWords'

/** What stands in the form of each language; that of the desk holds what is the same in all of them, too. */
export type Forms = Readonly<Partial<Record<Language, Entry>>>

/** The language of the desk, then the others */
export const FORM_LANGUAGES = [deskLanguage, ...ALL_LANGUAGES.filter((language) => language !== deskLanguage)]

/** What is said in words of an entry, and no other field; empty where nothing is. */
export const wordsIn = ({ schema }: ContentType, entry: Entry = {}): Entry => {
  const words = wordsOf(schema.shape, frontMatterOf(entry))
  const body = bodyOf(entry)
  if (textsOf(words).length === 0 && !body) return {}
  return body ? { ...words, [BODY]: body } : words
}

/** Whether anything is written in a language. */
export const isWritten = (type: ContentType, forms: Forms, language: Language) =>
  Object.keys(wordsIn(type, forms[language])).length > 0

/** Groups with other words. Those that are words alone come from there. */
const groupsWithWords = (shape: z.ZodRawShape, groups: unknown, words: unknown) => {
  if (Object.keys(wordsShape(shape)).length === Object.keys(shape).length) return words
  const [whole, theirs] = [[groups ?? []].flat(), [words ?? []].flat()]
  const merged = Array.from({ length: Math.max(whole.length, theirs.length) }, (_, place) => {
    const [one, other] = [whole[place], theirs[place]]
    return withWords(shape, isGroup(one) ? one : {}, isGroup(other) ? other : {})
  })
  return Array.isArray(groups ?? words) ? merged : merged[0]
}

/** The fields of an entry with the words of another language in the place of its own, and none where that has none. */
export const withWords = (shape: z.ZodRawShape, whole: Entry, words: Entry): Entry => ({
  ...whole,
  ...Object.fromEntries(
    Object.keys(wordsShape(shape)).map((name) => {
      const inside = valueOf(shape[name] as z.ZodType)
      return [
        name,
        inside instanceof z.ZodObject ? groupsWithWords(inside.shape, whole[name], words[name]) : words[name],
      ]
    }),
  ),
  ...(BODY in whole || BODY in words ? { [BODY]: words[BODY] } : {}),
})

/** All fields of an entry in a language. */
export const entryIn = (type: ContentType, forms: Forms, language: Language) =>
  withWords(type.schema.shape, forms[deskLanguage] ?? {}, wordsIn(type, forms[language]))

/** The language whose file holds all fields: English, or of a story without English words the one that it is written in. */
export const wholeLanguage = (type: ContentType, forms: Forms): Language => {
  if (!mayStandAlone(type) || isWritten(type, forms, SOURCE_LANGUAGE)) return SOURCE_LANGUAGE
  return TRANSLATION_LANGUAGES.find((language) => isWritten(type, forms, language)) ?? SOURCE_LANGUAGE
}
