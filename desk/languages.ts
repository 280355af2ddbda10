/** An entry in its languages: two forms side by side, and a file for each. */
import { ALL_LANGUAGES, SOURCE_LANGUAGE, TRANSLATION_LANGUAGES, type Language } from '../src/i18n/languages'
import type { ContentType } from '../src/schema/contentType'
import { mayStandAlone } from '../src/schema/registry'
import { isGroup, textsOf } from '../src/schema/signs'
import { wordsOf } from '../src/schema/translation'
import { BODY, bodyOf, frontMatterOf, isEmpty, type Entry } from './contentFile'
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

export const isWritten = (type: ContentType, forms: Forms, language: Language) =>
  !isEmpty(wordsIn(type, forms[language]))

/** A value with those of another one in their places; groups of a list find theirs by their number. */
const merged = (one: unknown, other: unknown): unknown => {
  if (Array.isArray(other) && other.some(isGroup)) {
    const own: unknown[] = Array.isArray(one) ? one : []
    return Array.from({ length: Math.max(own.length, other.length) }, (_, i) => merged(own[i], other[i]))
  }
  if (!isGroup(other)) return other ?? one
  const own = isGroup(one) ? one : {}
  return { ...own, ...Object.fromEntries(Object.keys(other).map((name) => [name, merged(own[name], other[name])])) }
}

/** What is left of a value when another one is taken away; undefined where nothing is. */
const without = (one: unknown, other: unknown): unknown => {
  if (isEmpty(other)) return one
  if (Array.isArray(one) && Array.isArray(other) && one.some(isGroup)) {
    const left = one.map((group, i) => without(group, other[i]))
    return left.some((group) => group !== undefined) ? left.map((group) => group ?? {}) : undefined
  }
  if (!isGroup(one) || !isGroup(other)) return undefined
  // the names stay, so that they keep their order
  const left = Object.keys(one).map((name) => [name, without(one[name], other[name])] as const)
  return left.some(([, value]) => value !== undefined) ? Object.fromEntries(left) : undefined
}

/** The fields of an entry with the words of another language in the place of its own, and none where that has none. */
export const withWords = (type: ContentType, whole: Entry, words: Entry) =>
  merged(without(whole, wordsIn(type, whole)) ?? {}, words) as Entry

/** All fields of an entry in a language. */
export const entryIn = (type: ContentType, forms: Forms, language: Language) =>
  withWords(type, forms[deskLanguage] ?? {}, wordsIn(type, forms[language]))

/** The language whose file holds all fields: English, or of a story without English words the one that it is written in. */
export const wholeLanguage = (type: ContentType, forms: Forms): Language => {
  if (!mayStandAlone(type) || isWritten(type, forms, SOURCE_LANGUAGE)) return SOURCE_LANGUAGE
  return TRANSLATION_LANGUAGES.find((language) => isWritten(type, forms, language)) ?? SOURCE_LANGUAGE
}
