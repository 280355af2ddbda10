import { en, type Words } from './en'
import { id } from './id'
import type { Language } from './languages'
import { addWords } from './loadedWords'

/** The words of the interface by their language (BCP 47), for what makes pages. A visitor's browser loads one language. */
export const WORDS: Readonly<Record<Language, Words>> = { en, id }

for (const [language, words] of Object.entries(WORDS)) addWords(language as Language, words)
