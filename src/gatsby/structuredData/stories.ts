import type { Article, NewsArticle } from 'schema-dts'
import { SOURCE_LANGUAGE } from '../../i18n/languages'
import { knownDate } from '../../lib/storyDate'
import { imageObject, type MadePicture } from './pictures'
import { addressOf } from '../../lib/addressOf'
import { idOf, type Site } from './site'

interface ToldStory {
  title: string
  summary: string
  route: string
  /** A day as YYYY-MM-DD; a guide has none */
  date: string | null
  dateText: string | null
  /** Moment or day of the last change as ISO 8601 text, where it is known */
  modified?: string
  /** None on an event's page */
  topics: readonly string[]
  /** Where it happened */
  place?: string | null
  /** Names of organisations */
  partners?: readonly string[] | null
  sponsors?: readonly string[] | null
  pictures: readonly MadePicture[]
  translations: readonly { language: string; route: string }[]
}

const organisations = (names: readonly string[]) => names.map((name) => ({ '@type': 'Organization' as const, name }))

/** How an article and its translations name each other (schema.org/workTranslation, translationOfWork). */
const translationsOf = ({ translations }: ToldStory, site: Site) => {
  const others = translations.filter(({ language }) => language !== site.language)
  const works = others.map(({ language, route }) => ({
    '@type': 'CreativeWork' as const,
    '@id': `${addressOf(site, route)}#article`,
    inLanguage: language,
  }))
  if (site.language === SOURCE_LANGUAGE) return works.length > 0 ? { workTranslation: works } : {}
  return { translationOfWork: works.find(({ inLanguage }) => inLanguage === SOURCE_LANGUAGE) }
}

/** A change before the day of publication is the writing itself. */
export const changedLater = ({ date, modified }: Pick<ToldStory, 'date' | 'modified'>) =>
  modified && (!date || modified.slice(0, 10) > date) ? modified : undefined

/**
 * An article, or a guide or an event's page, which are no news (schema.org/NewsArticle, Article; Google Search, "Article").
 * Where no day is known, the year stands alone (ISO 8601, reduced precision), as in the page's `<time>`.
 */
export const article = (story: ToldStory, site: Site): NewsArticle | Article => {
  const address = addressOf(site, story.route)
  const { date } = story
  const modified = changedLater(story)
  return {
    '@type': date && story.topics.length > 0 ? 'NewsArticle' : 'Article',
    '@id': `${address}#article`,
    headline: story.title,
    description: story.summary,
    url: address,
    mainEntityOfPage: { '@id': address },
    image: story.pictures.map((picture) => imageObject(picture, site)),
    ...(date && { datePublished: knownDate(date, story.dateText) }),
    ...(modified && { dateModified: modified }),
    author: idOf(site, 'foundation'),
    publisher: idOf(site, 'foundation'),
    ...(story.place && { contentLocation: { '@type': 'Place' as const, name: story.place } }),
    ...(story.partners && { contributor: organisations(story.partners) }),
    ...(story.sponsors && { sponsor: organisations(story.sponsors) }),
    ...(story.topics.length > 0 && { articleSection: story.topics, keywords: story.topics }),
    inLanguage: site.language,
    ...translationsOf(story, site),
    isAccessibleForFree: true,
  }
}
