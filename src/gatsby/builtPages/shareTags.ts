import { escapeHtml } from '../../lib/escapeHtml'
import { LANGUAGES, type Language } from '../../i18n/languages'
import type { MadePicture } from '../structuredData/pictures'

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
  /** With its full address */
  picture: MadePicture
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
  const { language, alternates, title, description, address, siteName, picture, article } = shared
  const openGraph: Tag[] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:site_name', siteName],
    ['og:locale', LANGUAGES[language].locale],
    ...alternates.map((other): Tag => ['og:locale:alternate', LANGUAGES[other].locale]),
    ['og:image', picture.src],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', picture.width],
    ['og:image:height', picture.height],
    ['og:image:alt', picture.alt],
    ...(article ? articleTags(article) : []),
  ]
  const card: Tag[] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', picture.src],
    ['twitter:image:alt', picture.alt],
  ]
  const tags = (kind: 'property' | 'name', all: readonly Tag[]) =>
    all.flatMap(([name, content]) =>
      content === undefined ? [] : `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`,
    )
  return [...tags('property', openGraph), ...tags('name', card)].join('')
}
