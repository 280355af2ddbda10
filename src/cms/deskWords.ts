import { deskWording } from '../config/deskWording'
import { indonesianMistake } from './indonesianMistake'

/** The language of the desk's own words: Indonesian in an Indonesian browser. */
export const deskLanguage = navigator.language.startsWith('id') ? 'id' : 'en'

export const deskWords = deskWording[deskLanguage]

/** What a check says, in the language of the desk. */
export const saidHere = (sentence: string) =>
  deskLanguage === 'id' ? (indonesianMistake(sentence) ?? sentence) : sentence
