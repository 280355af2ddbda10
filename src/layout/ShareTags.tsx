import { LANGUAGES } from '../i18n/languages'
import type { PagePlace } from '../i18n/pagePlace'
import { addressOf } from '../lib/addressOf'

export interface SharedArticle {
  /** A day as YYYY-MM-DD; left out where only the month or year is known */
  published?: string
}

type ShareTagsProps = PagePlace & {
  title: string
  description: string
  site: { name: string; siteUrl: string }
  route: string
  /** Its route, and its sides in pixels */
  picture: { src: string; width: number; height: number; alt: string }
  /** Of an article or an event's page */
  article?: SharedArticle
}

type Tag = readonly [name: string, content: string | number | undefined]

/** How a page looks where it is shared: Open Graph (ogp.me), which X reads too, but for the kind of its card. */
export const ShareTags = (page: ShareTagsProps) => {
  const { language, title, description, site, route, picture, article } = page
  const openGraph: Tag[] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', addressOf(site, route)],
    ['og:site_name', site.name],
    ['og:locale', LANGUAGES[language].locale],
    ['og:image', addressOf(site, picture.src)],
    ['og:image:width', picture.width],
    ['og:image:height', picture.height],
    ['og:image:alt', picture.alt],
    ['article:published_time', article?.published],
  ]
  return (
    <>
      {openGraph.map(
        ([name, content]) => content && <meta key={`${name} ${content}`} property={name} content={`${content}`} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
