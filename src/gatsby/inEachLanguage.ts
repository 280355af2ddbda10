import { ALL_LANGUAGES, type Language } from '../i18n/languages'

/** What is asked for in each language, by the language. */
export const inEachLanguage = async <T>(ask: (language: Language) => Promise<T>) => {
  const answers = await Promise.all(ALL_LANGUAGES.map(async (language) => [language, await ask(language)] as const))
  return Object.fromEntries(answers) as Record<Language, T>
}
