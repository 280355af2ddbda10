/** What the check of content says of an entry that is open at the desk, in the language of the desk. */
import { LANGUAGES, SOURCE_LANGUAGE, type Language, type TranslationLanguage } from '../src/i18n/languages'
import { checkFile, checkTranslation } from '../src/schema/checkFile'
import type { Site } from '../src/schema/checks/addresses'
import type { ContentType } from '../src/schema/contentType'
import { DIGEST_FIELD, fileIn, sourceDigest, wordsShape } from '../src/schema/translation'
import { BODY, bodyOf, frontMatterOf, type Entry } from './contentFile'
import { entryIn, wholeLanguage, type Forms } from './languages'
import { deskLanguage } from './words/deskWords'
import { mistakeSaid } from './words/labels'

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

/** What is wrong with an entry; with the field, or `body`, where that stands in the form of the desk's language. */
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

/** The words of a translation with the digest of the English entry. @throws what is wrong with them, in sentences */
export const checkedTranslation = (
  type: ContentType,
  english: Entry,
  words: Entry,
  language: TranslationLanguage,
  site: Site,
): Entry => {
  const source = asFile(type, english, SOURCE_LANGUAGE)
  const entry = { ...words, [DIGEST_FIELD]: sourceDigest(source) }
  const translation = { ...asFile(type, entry, language), language, source, isOlder: false }
  const mistakes = checkTranslation(translation, site).map((mistake) => saidOf(language, mistakeSaid(mistake)))
  if (mistakes.length > 0) throw new Error(mistakes.join(' '))
  return entry
}
