import type { Language } from './languages'
import { en } from './en'
import { id } from './id'

/** What each language has to say. */
export type Words = typeof en

/** The words of the interface by their language (BCP 47). */
export const WORDS: Readonly<Record<Language, Words>> = { en, id }
