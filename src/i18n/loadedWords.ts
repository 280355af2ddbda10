import { present } from '../lib/present'
import type { Language } from './languages'
import type { Words } from './en'

const loaded = new Map<Language, Words>()

export const addWords = (language: Language, words: Words) => {
  loaded.set(language, words)
}

/**
 * The words of the interface in a language. A browser has those of its page's language (loadWords.ts); where pages are made, all
 * are there (words.ts).
 */
export const wordsOf = (language: Language): Words => present(loaded.get(language), `interface in "${language}"`)
