import { SOURCE_LANGUAGE } from '../i18n/languages'
import { addressOf } from '../lib/addressOf'
import type { PagePlace } from '../i18n/pagePlace'

type TranslationsProps = PagePlace & { siteUrl: string }

/**
 * In the head of a page: its own address, and those of the same page in all languages where there are several, English for who
 * reads none of them (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export const Translations = ({ language, translations, siteUrl }: TranslationsProps) => {
  const addresses = translations.map((page) => ({ ...page, address: addressOf({ siteUrl }, page.route) }))
  const others = addresses.length > 1 ? addresses : []
  return (
    <>
      {addresses
        .filter((page) => page.language === language)
        .map(({ address }) => (
          <link key="canonical" rel="canonical" href={address} />
        ))}
      {others.map((page) => (
        <link key={page.language} rel="alternate" hrefLang={page.language} href={page.address} />
      ))}
      {others
        .filter((page) => page.language === SOURCE_LANGUAGE)
        .map(({ address }) => (
          <link key="x-default" rel="alternate" hrefLang="x-default" href={address} />
        ))}
    </>
  )
}
