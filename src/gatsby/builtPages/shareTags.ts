import { escapeHtml } from '../../lib/escapeHtml'
import { LANGUAGES, type Language } from '../../i18n/languages'
import { SHARE_PICTURE } from '../sharePictures/sharePicture'

export interface SharedArticle {
  /** A day as YYYY-MM-DD; left out where only the month or year is known */
  published?: string
  /** ISO 8601 */
  modified?: string
  topics: readonly string[]
}

interface Shared {
  language: Language
  /** Other languages that the page is there in */
  alternates: readonly Language[]
  title: string
  description: string
  /** Full address */
  address: string
  siteName: string
  /** Full address of the share picture, and what is seen in it */
  picture: string
  pictureAlt: string
  /** Of an article or an event's page */
  article?: SharedArticle
}

type Tag = readonly [name: string, content: string | number | undefined]

const articleTags = ({ published, modified, topics }: SharedArticle): Tag[] => [
  ['article:published_time', published],
  ['article:modified_time', modified],
  ['article:section', topics[0]],
  ...topics.map((topic): Tag => ['article:tag', topic]),
]

/**
 * How a page looks where it is shared: Open Graph (ogp.me) and X's cards, which read `name` instead of `property`.
 * @returns `<meta>` elements
 */
export const shareTags = (shared: Shared): string => {
  const { language, alternates, title, description, address, siteName, picture, pictureAlt, article } = shared
  const openGraph: Tag[] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:site_name', siteName],
    ['og:locale', LANGUAGES[language].locale],
    ...alternates.map((other): Tag => ['og:locale:alternate', LANGUAGES[other].locale]),
    ['og:image', picture],
    ['og:image:type', SHARE_PICTURE.type],
    ['og:image:width', SHARE_PICTURE.width],
    ['og:image:height', SHARE_PICTURE.height],
    ['og:image:alt', pictureAlt],
    ...(article ? articleTags(article) : []),
  ]
  const card: Tag[] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', picture],
    ['twitter:image:alt', pictureAlt],
  ]
  const tags = (kind: 'property' | 'name', all: readonly Tag[]) =>
    all.flatMap(([name, content]) =>
      content === undefined ? [] : `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`,
    )
  return [...tags('property', openGraph), ...tags('name', card)].join('')
}
