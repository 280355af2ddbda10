import type { Article, NewsArticle } from 'schema-dts'
import { linkedPicture } from '../../fragments/linkedPicture'
import { SOURCE_LANGUAGE } from '../../i18n/languages'
import { wordsOf } from '../../i18n/loadedWords'
import { topicName } from '../../i18n/topicName'
import { addressOf } from '../../lib/addressOf'
import { knownDate } from '../../lib/storyDate'
import { imageObject } from './pictures'
import { idOf, type Site } from './site'

type Story = Queries.ToldStoryFragment

const organisations = (names: readonly string[]) => names.map((name) => ({ '@type': 'Organization' as const, name }))

/** How an article and its translations name each other (schema.org/workTranslation, translationOfWork). */
const translationsOf = ({ translations }: Story, site: Site) => {
  const others = translations.filter(({ language }) => language !== site.language)
  const works = others.map(({ language, route }) => ({
    '@type': 'CreativeWork' as const,
    '@id': `${addressOf(site, route)}#article`,
    inLanguage: language,
  }))
  if (site.language === SOURCE_LANGUAGE) return works.length > 0 ? { workTranslation: works } : {}
  return { translationOfWork: works.find(({ inLanguage }) => inLanguage === SOURCE_LANGUAGE) }
}

/** When a story was changed after its publication (ISO 8601), where that is known: before, a change is the writing itself. */
export const changedLater = (story: Pick<Story, 'date' | 'modified'> & { updated?: string }) => {
  const modified = story.updated ?? story.modified
  return modified && (!story.date || modified.slice(0, 10) > story.date) ? modified : undefined
}

/** What its topics are called in a language. */
export const topicsOf = ({ topics }: Pick<Story, 'topics'>, { language }: Pick<Site, 'language'>) =>
  (topics ?? []).map((topic) => topicName(wordsOf(language), topic))

/** What only an article says: where something happened, and who took part. */
const partsOf = (story: Story) => {
  const { place, partners, sponsors } = 'place' in story ? story : {}
  return {
    ...(place && { contentLocation: { '@type': 'Place' as const, name: place } }),
    ...(partners && { contributor: organisations(partners) }),
    ...(sponsors && { sponsor: organisations(sponsors) }),
  }
}

/**
 * An article, or a guide or an event's page, which are no news (schema.org/NewsArticle, Article; Google Search, "Article").
 * Where no day is known, the year stands alone (ISO 8601, reduced precision), as in the page's `<time>`.
 */
export const article = (story: Story, site: Site): NewsArticle | Article => {
  const { title, summary, route, date, dateText, picture, pictureAlt, secondPicture, secondPictureAlt } = story
  const address = addressOf(site, route)
  const modified = changedLater(story)
  const topics = topicsOf(story, site)
  const pictures = [linkedPicture(picture, pictureAlt), linkedPicture(secondPicture, secondPictureAlt)]
  return {
    '@type': date && topics.length > 0 ? 'NewsArticle' : 'Article',
    '@id': `${address}#article`,
    headline: title,
    description: summary,
    url: address,
    mainEntityOfPage: { '@id': address },
    image: pictures.map((one) => imageObject(one, site)),
    ...(date && { datePublished: knownDate(date, dateText) }),
    ...(modified && { dateModified: modified }),
    author: idOf(site, 'foundation'),
    publisher: idOf(site, 'foundation'),
    ...partsOf(story),
    ...(topics.length > 0 && { articleSection: topics, keywords: topics }),
    inLanguage: site.language,
    ...translationsOf(story, site),
    isAccessibleForFree: true,
  }
}
