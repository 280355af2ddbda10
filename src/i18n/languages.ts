/**
 * The languages of the site by their tags (BCP 47). English is what the others are translated from: its files hold what is not
 * said in words too. The words of another one stand in files that end in its tag: `index.id.md` beside `index.md`. A third
 * language is an entry here.
 */
interface LanguageFacts {
  /** In English */
  name: string
  ownName: string
  /** As Open Graph names it: with a country */
  locale: string
}

export const SOURCE_LANGUAGE = 'en'

export const TRANSLATION_LANGUAGES = ['id'] as const

export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number]

export type Language = typeof SOURCE_LANGUAGE | TranslationLanguage

/** All, English first */
export const ALL_LANGUAGES: readonly Language[] = [SOURCE_LANGUAGE, ...TRANSLATION_LANGUAGES]

export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', ownName: 'English', locale: 'en_GB' },
  id: { name: 'Indonesian', ownName: 'Bahasa Indonesia', locale: 'id_ID' },
}
