import { SOURCE_LANGUAGE, type Language } from '../../src/i18n/languages'
import type { KnownContent } from '../knownContent'

let all: KnownContent['words']
let shown: Language = SOURCE_LANGUAGE

export const setWords = (words: KnownContent['words']) => {
  all = words
}

/** Makes `words` those of a language. */
export const showIn = (language: Language) => {
  shown = language
}

/**
 * The fields of a file that stands alone, as they were when the desk was opened, in the language that is shown. Its pictures are
 * not shown: only those of the open file are at hand.
 */
export const words = <T>(type: string, language = shown) => all[language][type] as T
