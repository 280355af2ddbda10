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
  const feed = (type: string, route: string, title: string) => (
    <link rel="alternate" type={`application/${type}`} href={hrefOf(routeIn(language, route))} title={title} />
  )
  return (
    <>
      <title>{title === contact.name ? title : `${title} | ${contact.name}`}</title>
      <meta name="description" content={description} />
      {!unlisted && <ListedHead {...page} />}
      {(unlisted || contact.standInCount > 0) && <meta name="robots" content="noindex" />}
      {feed('rss+xml', RSS_ROUTE, common.newsFeed)}
      {feed('feed+json', JSON_FEED_ROUTE, common.news)}
      {children}
    </>
  )
}
