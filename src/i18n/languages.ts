/**
 * The languages of the site by their tags (BCP 47). English is what the others are translated from: its files hold what is not
 * said in words too. The words of another one stand in files that end in its tag: `index.id.md` beside `index.md`. A third
 * language is an entry here.
 */
interface LanguageFacts {
  /** In English */
  name: string
  /** As Open Graph names it: with a country */
  locale: string
}

export const SOURCE_LANGUAGE = 'en'

export const TRANSLATION_LANGUAGES = ['id'] as const

export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number]

export type Language = typeof SOURCE_LANGUAGE | TranslationLanguage

/** All, English first */
export const ALL_LANGUAGES: readonly Language[] = [SOURCE_LANGUAGE, ...TRANSLATION_LANGUAGES]

/** What pages in other languages say to its readers: what it is called, and where else to look for what was not found */
export const TO_READERS: Readonly<Record<Language, { name: string; search: (query: string) => string }>> = {
  en: {
    name: 'English',
    search: (query) => `Search for “${query}” in English`,
  },
  id: {
    name: 'Bahasa Indonesia',
    search: (query) => `Cari “${query}” dalam bahasa Indonesia`,
  },
}

export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', locale: 'en_GB' },
  id: { name: 'Indonesian', locale: 'id_ID' },
}
