import { useState, useSyncExternalStore } from 'react'
import { Icon } from '../components/Icon'
import { hrefOf, routeOf } from '../config/sitePath'
import { TO_READERS, type Language } from '../i18n/languages'
import { useLanguage } from '../i18n/pageLanguage'
import type { PagePlace } from '../i18n/pagePlace'
import { languageOfRoute } from '../i18n/routeIn'
import * as styles from './LanguageOffer.module.css'

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
 * At the foot of the window, for whoever prefers another language: the page in that one, in its own words. Comes with the
 * page's script, takes its room below the footer, and remembers nothing.
 */
export const LanguageOffer = ({ translations }: Pick<PagePlace, 'translations'>) => {
  const here = useLanguage()
  const [isClosed, setIsClosed] = useState(false)
  const offered = useSyncExternalStore(
    never,
    () => (wasChosen(here) ? undefined : preferred(translations)),
    () => undefined,
  )
  if (isClosed || !offered || offered.language === here) return null
  const { language, route } = offered
  const { offer, close } = TO_READERS[language]
  return (
    <p className={`${styles.offer} display screen-only`} lang={language}>
      <a href={hrefOf(route)} hrefLang={language}>
        {offer}
      </a>
      <button type="button" aria-label={close} onClick={() => setIsClosed(true)}>
        <Icon name="x" />
      </button>
    </p>
  )
}
