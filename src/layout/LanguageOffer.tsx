import { Icon } from '../components/Icon'
import { hrefOf } from '../config/sitePath'
import { TO_READERS } from '../i18n/languages'
import { useLanguage } from '../i18n/pageLanguage'
import type { PagePlace } from '../i18n/pagePlace'
import * as styles from './LanguageOffer.module.css'

/**
 * At the foot of the window, for whoever prefers another language (`offerLanguage`): the page in that one, in its own words. Takes
 * its room below the footer, and remembers nothing.
 */
export const LanguageOffer = ({ translations }: Pick<PagePlace, 'translations'>) => {
  const here = useLanguage()
  return (
    <>
      {translations
        .filter(({ language }) => language !== here)
        .map(({ language, route }) => (
          <aside key={language} className={`${styles.offer} display screen-only`} lang={language} data-offer="" hidden>
            <a href={hrefOf(route)} hrefLang={language}>
              {TO_READERS[language].offer}
            </a>
            <button type="button" aria-label={TO_READERS[language].close}>
              <Icon name="x" />
            </button>
          </aside>
        ))}
    </>
  )
}
