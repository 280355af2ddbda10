import type { Article, NewsArticle } from 'schema-dts'
import { wordsOf } from '../../i18n/loadedWords'
import { topicName } from '../../i18n/topicName'
import { addressOf } from '../../lib/addressOf'
import { knownDate } from '../../lib/storyDate'
import { imageObject } from './pictures'
import { idOf, type Site } from './site'

type Story = Queries.ToldStoryFragment

/** What its topics are called in a language. */
const topicsOf = ({ topics }: Pick<Story, 'topics'>, { language }: Pick<Site, 'language'>) =>
  (topics ?? []).map((topic) => topicName(wordsOf(language), topic))

/**
 * An article, or a guide or an event's page, which are no news (schema.org/NewsArticle, Article; Google Search, "Article").
 * Where no day is known, the year stands alone (ISO 8601, reduced precision), as in the page's `<time>`.
 */
export const article = (story: Story, site: Site): NewsArticle | Article => {
  const { title, summary, route, date, dateText, picture, pictureAlt } = story
  const address = addressOf(site, route)
  const topics = topicsOf(story, site)
  return {
    '@type': date && topics.length > 0 ? 'NewsArticle' : 'Article',
    '@id': `${address}#article`,
    headline: title,
    description: summary,
    url: address,
    mainEntityOfPage: { '@id': address },
    image: imageObject(picture, pictureAlt, site),
    ...(date && { datePublished: knownDate(date, dateText) }),
    ...('updated' in story && { dateModified: story.updated }),
    author: idOf(site, 'foundation'),
    publisher: idOf(site, 'foundation'),
    ...(topics.length > 0 && { articleSection: topics, keywords: topics }),
    inLanguage: site.language,
    isAccessibleForFree: true,
  }
}
