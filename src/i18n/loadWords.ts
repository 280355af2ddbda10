import { addWords } from './loadedWords'
import type { Language } from './languages'
import type { Words } from './en'

/** Each a file of its own, so that a visitor loads one. */
const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ './en').then(({ en }) => en),
  id: () => import(/* webpackChunkName: "words-id" */ './id').then(({ id }) => id),
}

/** Brings the words of the interface to the browser, for what is drawn there. */
export const loadWords = async (language: Language) => addWords(language, await LOAD[language]())
