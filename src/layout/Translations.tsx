import { SOURCE_LANGUAGE } from '../i18n/languages'
import { addressOf } from '../lib/addressOf'
import type { PagePlace } from '../i18n/pagePlace'

type TranslationsProps = Pick<PagePlace, 'translations'> & { route: string; siteUrl: string }

/**
 * In the head of a page: its own address, and those of the same page in all languages where there are several, English for who
 * reads none of them (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export const Translations = ({ route, translations, siteUrl }: TranslationsProps) => {
  const alternates = translations.flatMap((page) => [
    { ...page, hrefLang: page.language },
    ...(page.language === SOURCE_LANGUAGE ? [{ ...page, hrefLang: 'x-default' }] : []),
  ])
  return (
    <>
      <link rel="canonical" href={addressOf({ siteUrl }, route)} />
      {translations.length > 1 &&
        alternates.map((page) => (
          <link
            key={page.hrefLang}
            rel="alternate"
            hrefLang={page.hrefLang}
            href={addressOf({ siteUrl }, page.route)}
          />
        ))}
    </>
  )
}
