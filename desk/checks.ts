/** What the check of content says of an entry that is open at the desk, in the language of the desk. */
import { LANGUAGES, type TranslationLanguage } from '../src/i18n/languages'
import { checkFile } from '../src/schema/checkFile'
import type { Site } from '../src/schema/checks/addresses'
import { checkTranslation } from '../src/schema/checks/translations'
import type { ContentType } from '../src/schema/contentType'
import { stopsNothing } from '../src/schema/mistake'
import { sourceDigest } from '../src/schema/sourceDigest'
import { DIGEST_FIELD, translationPath, wordsOf } from '../src/schema/translation'
import { BODY, bodyOf, changedFields, frontMatterOf, type Entry } from './contentFile'
import { mistakeSaid } from './words/sentences'

const asFile = (type: ContentType, entry: Entry) => ({
  file: `content/${type.files}`,
  type,
  frontMatter: frontMatterOf(entry),
  body: bodyOf(entry),
  bodyLine: 1,
  lineOf: () => undefined,
})

/** What is wrong with an entry, by field (`body` for the text); what is only worth saying keeps nobody from saving. */
export const entryMistakes = (type: ContentType, entry: Entry, site: Site) =>
  checkFile(asFile(type, entry), site)
    .filter((mistake) => !stopsNothing(mistake))
    .map((mistake) => ({ field: mistake.field ?? BODY, sentence: mistakeSaid(mistake) }))

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
  return { ...written, [DIGEST_FIELD]: sourceDigest(asFile(type, english)) }
}

/** What is wrong with a translation that is about to be written. */
export const translationMistakes = (
  { type, english }: TranslationForm,
  written: Entry,
  language: TranslationLanguage,
  site: Site,
) => {
  const source = asFile(type, english)
  const file = translationPath(source.file, language)
  return checkTranslation({ ...asFile(type, written), file, language, source, isOlder: false }, site)
    .filter((mistake) => !stopsNothing(mistake))
    .map((mistake) => `${LANGUAGES[language].name}: ${mistakeSaid(mistake)}`)
}
