import { createContext, useCallback, useContext } from 'react'
import { SOURCE_LANGUAGE, type Language } from './languages'
import { routeIn } from './routeIn'
import { wordsOf } from './loadedWords'
import type { Words } from './en'

/** The language of the page (src/layout/wrapPageElement.tsx). */
export const PageLanguage = createContext<Language>(SOURCE_LANGUAGE)

export const useLanguage = (): Language => useContext(PageLanguage)

/** The words of the interface in the page's language. */
export const useWords = (): Words => wordsOf(useLanguage())

/** A function from the route of an English page that every language has to that of its page in this page's language. */
export const useRouteHere = () => {
  const language = useLanguage()
  return useCallback((route: string) => routeIn(language, route), [language])
}
