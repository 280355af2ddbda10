/** What the check of content says of an entry that is open at the desk, in the language of the desk. */
import { LANGUAGES, SOURCE_LANGUAGE, type Language, type TranslationLanguage } from '../src/i18n/languages'
import { checkFile, checkTranslation } from '../src/schema/checkFile'
import type { Site } from '../src/schema/checks/addresses'
import type { ContentType } from '../src/schema/contentType'
import { DIGEST_FIELD, fileIn, sourceDigest, wordsShape } from '../src/schema/translation'
import { BODY, bodyOf, changedFields, frontMatterOf, type Entry } from './contentFile'
import { entryIn, wholeLanguage, wordsIn, type Forms } from './languages'
import { deskLanguage } from './words/deskWords'
import { mistakeSaid } from './words/sentences'

const asFile = (type: ContentType, entry: Entry, language: Language) => ({
  file: fileIn(language, `content/${type.files}`),
  type,
  frontMatter: frontMatterOf(entry),
  body: bodyOf(entry),
  bodyLine: 1,
  lineOf: () => undefined,
})

/** A sentence about the words of a form beside that of the desk says of which. */
const saidOf = (language: Language, sentence: string) =>
  language === deskLanguage ? sentence : `${LANGUAGES[language].name}: ${sentence}`

/**
 * What is wrong with an entry: with the field (`body` for the text) where it stands in the form of the desk's language.
 */
export const entryMistakes = (type: ContentType, forms: Forms, site: Site) => {
  const language = wholeLanguage(type, forms)
  const words = wordsShape(type.schema.shape)
  return checkFile(asFile(type, entryIn(type, forms, language), language), site).map((mistake) => {
    const { field = BODY } = mistake
    const isElsewhere = language !== deskLanguage && (field === BODY || field in words)
    const sentence = mistakeSaid(mistake)
    return isElsewhere ? { sentence: saidOf(language, sentence) } : { field, sentence }
  })
}

/** A translation as a form holds it, beside the English entry. */
export interface TranslationForm {
  type: ContentType
  english: Entry
  words: Entry
}

/**
 * What is to be written of a translation: its words, and the digest of the English ones that stood beside them. Undefined where
 * its words are those of its file: then the file stays as it is.
 * @param before the translation as it was opened; empty where there was none
 */
export const translationToWrite = ({ type, english, words }: TranslationForm, before: Entry): Entry | undefined => {
  if (changedFields(wordsIn(type, before), words).length === 0) return undefined
  return { ...words, [DIGEST_FIELD]: sourceDigest(asFile(type, english, SOURCE_LANGUAGE)) }
}

/** What is wrong with a translation that is about to be written. */
export const translationMistakes = (
  { type, english }: TranslationForm,
  written: Entry,
  language: TranslationLanguage,
  site: Site,
) => {
  const source = asFile(type, english, SOURCE_LANGUAGE)
  return checkTranslation({ ...asFile(type, written, language), language, source, isOlder: false }, site).map(
    (mistake) => saidOf(language, mistakeSaid(mistake)),
  )
}
