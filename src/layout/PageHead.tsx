import type { ReactNode } from 'react'
import { JSON_FEED_ROUTE, RSS_ROUTE } from '../config/routes'
import { hrefOf } from '../config/sitePath'
import { routeIn } from '../i18n/routeIn'
import { wordsOf } from '../i18n/loadedWords'
import { Translations } from './Translations'
import type { PagePlace } from '../i18n/pagePlace'
import { useSettingsIn } from './useSettings'

type PageHeadProps = PagePlace & {
  title: string
  description: string
  /** A page without an address that others may keep, such as the 404 page */
  unlisted?: boolean
  /** What only this page's head holds */
  children?: ReactNode
}

/**
 * Title, description and addresses of a page; search engines leave out previews, and unlisted pages. How it looks where it is
 * shared, and its structured data, follow from them after the build (src/gatsby/builtPages/describePages.ts).
 */
export const PageHead = ({ language, translations, title, description, unlisted = false, children }: PageHeadProps) => {
  const { contact } = useSettingsIn(language)
  const { common } = wordsOf(language)
  return (
    <>
      <title>{title === contact.name ? title : `${title} | ${contact.name}`}</title>
      <meta name="description" content={description} />
      {!unlisted && <Translations language={language} translations={translations} siteUrl={contact.siteUrl} />}
      {(unlisted || contact.toSupply > 0) && <meta name="robots" content="noindex" />}
      <link
        rel="alternate"
        type="application/rss+xml"
        href={hrefOf(routeIn(language, RSS_ROUTE))}
        title={common.newsFeed}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        href={hrefOf(routeIn(language, JSON_FEED_ROUTE))}
        title={common.news}
      />
      {children}
    </>
  )
}
