import { LANGUAGES, type TranslationLanguage } from '../src/i18n/languages'
import type { Site } from '../src/schema/checks/addresses'
import { checkTranslation } from '../src/schema/checks/translations'
import type { ContentType } from '../src/schema/contentType'
import { stopsNothing } from '../src/schema/mistake'
import { sourceDigest } from '../src/schema/sourceDigest'
import { DIGEST_FIELD, translationPath, wordsOf } from '../src/schema/translation'
import { BODY, bodyOf, changedFields, frontMatterOf, type Entry } from './contentFile'
import { mistakeSaid } from './words/sentences'

/** A translation as a form holds it, beside the English entry. */
export interface TranslationForm {
  type: ContentType
  english: Entry
  words: Entry
}

/** What is said in words of an entry, and no other field; empty where nothing is. */
export const wordsIn = ({ schema }: ContentType, entry: Entry): Entry => {
  const body = bodyOf(entry)
  return { ...wordsOf(schema.shape, frontMatterOf(entry)), ...(body ? { [BODY]: body } : {}) }
}

/**
 * What is to be written of a translation: its words, and the digest of the English ones that stood beside them. Undefined where
 * its words are those of its file, or there are none: then the file stays as it is.
 * @param before the translation as it was opened; without words where there was none
 */
export const translationToWrite = ({ type, english, words }: TranslationForm, before: Entry): Entry | undefined => {
  const written = wordsIn(type, words)
  if (Object.keys(written).length === 0 || changedFields(wordsIn(type, before), written).length === 0) return undefined
  const digest = sourceDigest({ type, frontMatter: frontMatterOf(english), body: bodyOf(english) })
  return { ...written, [DIGEST_FIELD]: digest }
}

/**
 * What is wrong with a translation, in sentences in the language of the desk.
 * @param written see `translationToWrite`
 */
export const translationMistakes = (
  { type, english }: TranslationForm,
  written: Entry,
  language: TranslationLanguage,
  site: Site,
) => {
  const path = `content/${type.files}`
  const file = { type, bodyLine: 1, lineOf: () => undefined }
  const source = { ...file, file: path, frontMatter: frontMatterOf(english), body: bodyOf(english) }
  const translation = {
    ...file,
    file: translationPath(path, language),
    frontMatter: frontMatterOf(written),
    body: bodyOf(written),
    language,
    source,
    isOlder: false,
  }
  return checkTranslation(translation, site)
    .filter((mistake) => !stopsNothing(mistake))
    .map((mistake) => `${LANGUAGES[language].name}: ${mistakeSaid(mistake)}`)
}
