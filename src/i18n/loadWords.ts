import { routeOf } from '../config/sitePath'
import { addWords } from './loadedWords'
import type { Language } from './languages'
import { languageOfRoute } from './routeIn'
import type { Words } from './words'

/** Each a file of its own, so that a visitor loads one; pages ask for it together with their script (patches/deferScripts.ts). */
const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ './en').then(({ en }) => en),
  id: () => import(/* webpackChunkName: "words-id" */ './id').then(({ id }) => id),
}

/** Before React takes over a page: Gatsby waits for it. */
export const onClientEntry = async () => {
  const language = languageOfRoute(routeOf(window.location.pathname))
  addWords(language, await LOAD[language]())
}
