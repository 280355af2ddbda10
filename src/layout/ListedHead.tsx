import type { Thing } from 'schema-dts'
import { sharePictureOf } from '../fragments/sharePicture'
import { LANGUAGES, SOURCE_LANGUAGE } from '../i18n/languages'
import type { PagePlace } from '../i18n/pagePlace'
import { addressOf } from '../lib/addressOf'
import { present } from '../lib/present'
import { breadcrumbList, webPage, type DescribedPage } from './structuredData/pages'
import { foundation, website, type Site } from './structuredData/site'
import { StructuredData } from './structuredData/StructuredData'
import { useSite } from './structuredData/useSite'
import { useSettingsIn } from './useSettings'

export type Described = Omit<DescribedPage, 'route'> & {
  /** Where it is shared; left out, or a drawing, that of the settings */
  picture?: { file: Queries.SharePictureFragment; alt: string }
  isArticle?: boolean
  /** What else the page is about, for programs that read structured data */
  things?: (site: Site) => readonly Thing[]
}

/**
 * Where a page is to be found, in all languages, English for who reads none of them
 * (https://developers.google.com/search/docs/specialty/international/localized-versions); how it looks where it is shared:
 * Open Graph (ogp.me), which X reads too, but for the kind of its card; and what programs are told of it.
 */
export const ListedHead = ({ picture, isArticle, things, ...page }: PagePlace & Described) => {
  const { language, translations } = page
  const { contact } = useSettingsIn(language)
  const site = useSite(language)
  const { route } = present(
    translations.find((one) => one.language === language),
    `address in "${language}"`,
  )
  const addresses = translations.flatMap((one) => {
    const href = addressOf(site, one.route)
    return [
      { hrefLang: one.language as string, href },
      ...(one.language === SOURCE_LANGUAGE ? [{ hrefLang: 'x-default', href }] : []),
    ]
  })
  const ofSettings = { file: contact.sharePicture, alt: contact.sharePictureAlt }
  const { file, alt } = picture && sharePictureOf(picture.file) ? picture : ofSettings
  const { src, width, height } = present(sharePictureOf(file), 'picture to be shared')
  const openGraph = {
    type: isArticle ? 'article' : 'website',
    title: page.title,
    description: page.description,
    url: addressOf(site, route),
    site_name: site.name,
    locale: LANGUAGES[language].locale,
    image: addressOf(site, src),
    'image:width': width,
    'image:height': height,
    'image:alt': alt,
  }
  const described = { ...page, route }
  return (
    <>
      <link rel="canonical" href={openGraph.url} />
      {translations.length > 1 && addresses.map((one) => <link key={one.hrefLang} rel="alternate" {...one} />)}
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={`${content}`} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData
        things={[
          foundation(site),
          website(site),
          webPage(described, site),
          ...breadcrumbList(described, site),
          ...(things?.(site) ?? []),
        ]}
      />
    </>
  )
}
