import { useEffect, useState, useSyncExternalStore } from 'react'
import { routeOf } from '../config/sitePath'
import type { Language } from '../i18n/languages'
import { useLanguage } from '../i18n/pageLanguage'
import { languageOfRoute } from '../i18n/routeIn'
import type { PagePlace } from '../i18n/pagePlace'

const load = () => import('./LanguageOfferLine')
const never = () => () => undefined

/** The first of a visitor's languages that the page is there in; `id` of `id-ID` (RFC 4647, 3.4). */
const preferred = (translations: PagePlace['translations']) =>
  navigator.languages
    .map((tag) => translations.find(({ language }) => language === tag.split('-')[0]))
    .find((translation) => translation !== undefined)

/** Whether the visitor came from this site in another language: then this one was chosen. */
const wasChosen = (here: Language) => {
  const { origin } = location
  const isFromHere = document.referrer.startsWith(`${origin}/`)
  return isFromHere && languageOfRoute(routeOf(document.referrer.slice(origin.length))) !== here
}

/**
 * Offers the page in another language to whoever prefers that one, and loads the line for them alone. Comes with the page's
 * script, and remembers nothing.
 */
export const LanguageOffer = ({ translations }: Pick<PagePlace, 'translations'>) => {
  const here = useLanguage()
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()
  const offered = useSyncExternalStore(
    never,
    () => (wasChosen(here) ? undefined : preferred(translations)),
    () => undefined,
  )
  const isOther = offered !== undefined && offered.language !== here
  useEffect(() => {
    if (isOther) load().then(setLoaded, () => undefined)
  }, [isOther])
  return loaded && isOther ? <loaded.LanguageOfferLine {...offered} /> : null
}
