import { Feed } from 'feed'
import { JSON_FEED_ROUTE, NEWS_ROUTE, RSS_ROUTE } from '../../config/routes'
import type { Language } from '../../i18n/languages'
import { routeIn } from '../../i18n/routeIn'
import { topicName } from '../../i18n/topicName'
import { WORDS } from '../../i18n/words'
import { escapeHtml } from '../../lib/escapeHtml'
import { htmlForReaders } from '../../lib/htmlForReaders'

interface FeedPicture {
  src: string
  alt: string
  caption: string | null
}

export interface FeedStory {
  title: string
  summary: string
  route: string
  text: readonly { html: string; picture: FeedPicture | null }[]
  /** A day as YYYY-MM-DD; of a guide the one when it was last looked through */
  date: string
  topics: readonly string[]
  picture: string
  pictureAlt: string
}

type Publisher = { language: Language; name: string; siteUrl: string; description: string }

const pictureHtml = ({ src, alt, caption }: FeedPicture, site: string) => {
  const image = `<img src="${site}${src}" alt="${escapeHtml(alt)}">`
  return caption ? `<figure>${image}<figcaption>${escapeHtml(caption)}</figcaption></figure>` : `<p>${image}</p>`
}

const contentOf = ({ picture, pictureAlt, text }: FeedStory, site: string) =>
  [
    pictureHtml({ src: picture, alt: pictureAlt, caption: null }, site),
    ...text.flatMap(({ html, picture: shown }) => [htmlForReaders(html, site), shown ? pictureHtml(shown, site) : '']),
  ]
    .filter(Boolean)
    .join('\n')

/**
 * The feed of the newest articles and guides with their full text and pictures, as RSS 2.0 and as JSON Feed 1.
 * @param stories newest first
 */
export const newsFeed = ({ language, name, siteUrl, description }: Publisher, stories: readonly FeedStory[]) => {
  const addressOf = (route: string) => siteUrl + routeIn(language, route)
  const feed = new Feed({
    title: name,
    description,
    id: addressOf(NEWS_ROUTE),
    link: addressOf(NEWS_ROUTE),
    language,
    copyright: name,
    ...(stories[0] && { updated: new Date(stories[0].date) }),
    feedLinks: { rss: addressOf(RSS_ROUTE), json: addressOf(JSON_FEED_ROUTE) },
  })
  for (const story of stories) {
    feed.addItem({
      title: story.title,
      id: siteUrl + story.route,
      link: siteUrl + story.route,
      description: story.summary,
      content: contentOf(story, siteUrl),
      date: new Date(story.date),
      category: story.topics.map((topic) => ({ name: topicName(WORDS[language], topic) })),
      image: { url: siteUrl + story.picture, type: 'image/jpeg' },
    })
  }
  return { rss: feed.rss2(), json: feed.json1() }
}
