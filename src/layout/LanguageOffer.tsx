import { useState, useSyncExternalStore } from 'react'
import { Icon } from '../components/Icon'
import { TO_READERS } from '../i18n/languages'
import { useLanguage } from '../i18n/pageLanguage'
import type { PagePlace } from '../i18n/pagePlace'
import * as styles from './LanguageOffer.module.css'

const never = () => () => undefined

/** The first of a visitor's languages that the page is there in; `id` of `id-ID` (RFC 4647, 3.4). */
const preferred = (translations: PagePlace['translations']) =>
  navigator.languages
    .map((tag) => translations.find(({ language }) => language === tag.split('-')[0]))
    .find((translation) => translation !== undefined)

/**
 * One line at the foot of the window offers the page in another language to whoever prefers that one, in its own words. Comes
 * with the page's script, takes its room below the footer, and remembers nothing.
 */
export const LanguageOffer = ({ translations }: Pick<PagePlace, 'translations'>) => {
  const here = useLanguage()
  const [isClosed, setIsClosed] = useState(false)
  const offered = useSyncExternalStore(
    never,
    () => preferred(translations),
    () => undefined,
  )
  if (isClosed || !offered || offered.language === here) return null
  const { language, route } = offered
  const { offer, close } = TO_READERS[language]
  return (
    <p className={`${styles.offer} display`} lang={language}>
      <a href={route} hrefLang={language}>
        {offer}
      </a>
      <button type="button" aria-label={close} onClick={() => setIsClosed(true)}>
        <Icon name="x" />
      </button>
    </p>
  )
}
