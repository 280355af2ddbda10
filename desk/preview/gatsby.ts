/** Takes the place of Gatsby in the desk's previews (build.ts): nothing is queried but the settings of the layout. */
import { ALL_LANGUAGES, SOURCE_LANGUAGE, type Language } from '../../src/i18n/languages'
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

/** The fields of a file that stands alone, as they were when the desk was opened, in the language that is shown. */
export const words = <T>(type: string, language = shown) => all[language][type] as T

export const graphql = () => undefined

const inEach = (type: string) => ({
  nodes: ALL_LANGUAGES.map((language) => ({ ...words<object>(type, language), language })),
})

export const useStaticQuery = () => ({
  contact: inEach('ContactSettings'),
  links: inEach('LinkSettings'),
  menu: inEach('MenuSettings'),
  actions: { nodes: ALL_LANGUAGES.map((language) => ({ language, about: 'giving', route: '#' })) },
  texts: { nodes: [] },
})
