import type { ReactNode } from 'react'
import { JSON_FEED_ROUTE, RSS_ROUTE } from '../config/routes'
import { hrefOf } from '../config/sitePath'
import { wordsOf } from '../i18n/loadedWords'
import type { PagePlace } from '../i18n/pagePlace'
import { routeIn } from '../i18n/routeIn'
import { ListedHead, type Described } from './ListedHead'
import { useSettingsIn } from './useSettings'

type PageHeadProps = PagePlace &
  Described & {
    /** A page without an address that others may keep, such as the 404 page */
    unlisted?: boolean
    /** What only this page's head holds */
    children?: ReactNode
  }

/** Title, description and addresses of a page; search engines leave out previews, and unlisted pages. */
export const PageHead = ({ unlisted = false, children, ...page }: PageHeadProps) => {
  const { language, title, description } = page
  const { contact } = useSettingsIn(language)
  const { common } = wordsOf(language)
  return (
    <>
      <title>{title === contact.name ? title : `${title} | ${contact.name}`}</title>
      <meta name="description" content={description} />
      {!unlisted && <ListedHead {...page} />}
      {(unlisted || contact.standInCount > 0) && <meta name="robots" content="noindex" />}
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
