import { useState } from 'react'
import { Icon } from '../components/Icon'
import { hrefOf } from '../config/sitePath'
import { TO_READERS } from '../i18n/languages'
import type { PagePlace } from '../i18n/pagePlace'
import * as styles from './LanguageOfferLine.module.css'

/** At the foot of the window: the page in another language, in its own words. Takes its room below the footer. */
export const LanguageOfferLine = ({ language, route }: PagePlace['translations'][number]) => {
  const [isClosed, setIsClosed] = useState(false)
  const { offer, close } = TO_READERS[language]
  if (isClosed) return null
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
