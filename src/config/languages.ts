/**
 * Languages beside English, by their tags (BCP 47) and with their names in English. The words of one stand in files that end in
 * its tag: `index.id.md` beside `index.md`. A third language is a line here, and what the compiler then asks for.
 */
export const TRANSLATIONS = { id: 'Indonesian' } as const

export type TranslationLanguage = keyof typeof TRANSLATIONS

/** What the other languages are translated from: its files hold what is not said in words too. */
export const SOURCE_LANGUAGE = 'en'

export type Language = typeof SOURCE_LANGUAGE | TranslationLanguage

export const TRANSLATION_LANGUAGES = Object.keys(TRANSLATIONS) as TranslationLanguage[]
