import { LANGUAGES, type TranslationLanguage } from '../i18n/languages'
import type { Site } from '../schema/checks/addresses'
import { checkTranslation } from '../schema/checks/translations'
import type { ContentType } from '../schema/contentType'
import { sentenceOf, stopsNothing, type Wording } from '../schema/mistake'
import { sourceDigest } from '../schema/sourceDigest'
import { DIGEST_FIELD, translationPath, wordsOf } from '../schema/translation'
import { BODY, frontMatterOf, fromFile, same, SOURCE, UNREADABLE, valuesOf, type Entry } from './contentFormat'

/** A translation as a form holds it, beside the English entry. */
export interface TranslationForm {
  type: ContentType
  language: TranslationLanguage
  english: Entry
  /** What is written in the other language; undefined where nothing is */
  words: Entry | undefined
  /** The translation's file as it was opened, or last written from here; undefined where there is none */
  file: string | undefined
}

const textOf = (entry: Entry) => String(entry[BODY] ?? '').trim()

/** What is said in words, and no other field. */
const wordsIn = ({ schema }: ContentType, entry: Entry): Entry => ({
  ...wordsOf(schema.shape, frontMatterOf(entry)),
  [BODY]: textOf(entry),
})

const digestOf = ({ type, english }: TranslationForm) =>
  sourceDigest({ type, frontMatter: frontMatterOf(english), body: textOf(english) })

/** Whether the English words have changed since a translation was made. */
export const isOlder = (form: TranslationForm) => {
  const made = form.file && fromFile(form.file)[DIGEST_FIELD]
  return typeof made === 'string' && made !== digestOf(form)
}

/**
 * What is to be written of a translation: its words, and the digest of the English ones that stood beside them. Undefined where
 * its words are those of its file, or there are none: then the file stays as it is.
 * @throws where somebody has written over a file that cannot be read
 */
export const editedTranslation = (form: TranslationForm): Entry | undefined => {
  const { type, words = {}, file } = form
  const before = file === undefined ? {} : fromFile(file)
  const written = wordsIn(type, words)
  if (same(written, wordsIn(type, before))) return undefined
  if (before[UNREADABLE]) throw new Error(String(before[UNREADABLE]))
  return { ...written, [SOURCE]: file, [DIGEST_FIELD]: digestOf(form) }
}

/** The check's sentences on a translation that is about to be saved. */
export const translationMistakes = (
  { type, language, english }: TranslationForm,
  edited: Entry,
  path: string,
  site: Site,
  wording?: Wording,
) => {
  const file = { type, bodyLine: 1, lineOf: () => undefined }
  const source = { ...file, file: path, frontMatter: frontMatterOf(english), body: textOf(english) }
  const { [BODY]: body, ...frontMatter } = valuesOf(edited)
  const translation = {
    ...file,
    file: translationPath(path, language),
    frontMatter,
    body: String(body),
    language,
    source,
    isOlder: false,
  }
  return checkTranslation(translation, site)
    .filter((mistake) => !stopsNothing(mistake))
    .map((mistake) => `${LANGUAGES[language].name}: ${sentenceOf(mistake, wording)}`)
}
