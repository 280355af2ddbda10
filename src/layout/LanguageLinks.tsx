import { hrefOf } from '../config/sitePath'
import { LANGUAGES } from '../i18n/languages'
import { useLanguage } from '../i18n/pageLanguage'
import type { PagePlace } from '../i18n/pagePlace'

type LanguageLinksProps = Pick<PagePlace, 'translations'> & {
  className: string
  /** By their tags, where there is little room */
  short?: boolean
}

/**
 * The same page in each other language, each named in its own. Plain links: nothing is guessed or remembered of a visitor's
 * language.
 */
export const LanguageLinks = ({ translations, className, short = false }: LanguageLinksProps) => {
  const here = useLanguage()
  const others = translations.filter(({ language }) => language !== here)
  if (others.length === 0) return null
  return (
    <p className={className}>
      {others.map(({ language, route }) => (
        <a key={language} href={hrefOf(route)} lang={language} hrefLang={language}>
          {short && `${language.toUpperCase()} `}
          <span className={short ? 'visually-hidden' : undefined}>{LANGUAGES[language].ownName}</span>
        </a>
      ))}
    </p>
  )
}
