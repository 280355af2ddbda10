import { deskWording } from '../config/deskWording'

/** The language of the desk's own words: Indonesian in an Indonesian browser. */
export const deskLanguage = navigator.language.startsWith('id') ? 'id' : 'en'

export const deskWords = deskWording[deskLanguage]
