import type { Thing } from 'schema-dts'
import { linkedPicture, type LinkedPicture } from '../fragments/linkedPicture'
import type { PagePlace } from '../i18n/pagePlace'
import { present } from '../lib/present'
import { ShareTags, type SharedArticle } from './ShareTags'
import { StructuredData } from './StructuredData'
import { breadcrumbList, webPage, type DescribedPage } from './structuredData/pages'
import { foundation, website, type Site } from './structuredData/site'
import { Translations } from './Translations'
import { useSettingsIn } from './useSettings'
import { useSite } from './useSite'

export type Described = Omit<DescribedPage, 'route'> & {
  /** Where it is shared; left out, that of the settings */
  picture?: LinkedPicture
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
  const described = { ...page, route }
  return (
    <>
      <Translations language={language} translations={translations} siteUrl={site.siteUrl} />
      <ShareTags
        {...described}
        site={site}
        article={article}
        picture={picture ?? linkedPicture(contact.sharePicture, contact.sharePictureAlt)}
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
