import type { Thing } from 'schema-dts'
import type { PagePlace } from '../i18n/pagePlace'
import { present } from '../lib/present'
import { sharePictureOf } from '../fragments/sharePicture'
import { ShareTags, type SharedArticle } from './ShareTags'
import { breadcrumbList, webPage, type DescribedPage } from './structuredData/pages'
import { foundation, website, type Site } from './structuredData/site'
import { StructuredData } from './structuredData/StructuredData'
import { useSite } from './structuredData/useSite'
import { Translations } from './Translations'
import { useSettingsIn } from './useSettings'

export type Described = Omit<DescribedPage, 'route'> & {
  /** Where it is shared; left out, or a drawing, that of the settings */
  picture?: { file: Queries.SharePictureFragment; alt: string }
  article?: SharedArticle
  /** What else the page is about, for programs that read structured data */
  things?: (site: Site) => readonly Thing[]
}

/** How a page looks where it is shared, and what programs are told of it. */
export const ListedHead = ({ picture, article, things, ...page }: PagePlace & Described) => {
  const { language, translations } = page
  const { contact } = useSettingsIn(language)
  const site = useSite(language)
  const { route } = present(
    translations.find((one) => one.language === language),
    `address in "${language}"`,
  )
  const ofSettings = { file: contact.sharePicture, alt: contact.sharePictureAlt }
  const shown = picture && sharePictureOf(picture.file) ? picture : ofSettings
  const described = { ...page, route }
  return (
    <>
      <Translations route={route} translations={translations} siteUrl={site.siteUrl} />
      <ShareTags
        {...described}
        site={site}
        article={article}
        picture={{ ...present(sharePictureOf(shown.file), 'picture to be shared'), alt: shown.alt }}
      />
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
