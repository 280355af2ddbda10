import { resolve } from 'node:path'
import { ALTERNATE_ROUTES } from '../../config/routes'
import type { Language } from '../../i18n/languages'
import { relatedStories, type StoryLink } from '../../lib/relatedStories'
import { routeIn } from '../../i18n/routeIn'
import type { Page } from './withTranslations'

interface Stories {
  /** In the order of their days */
  articles: readonly StoryLink[]
  guides: readonly StoryLink[]
  eventPages: readonly Omit<StoryLink, 'topics'>[]
}

/** The pages of all articles, guides and events in one language, from one template. */
export const storyPages = (language: Language, { articles, guides, eventPages }: Stories): Page[] => {
  const component = resolve('src/templates/story.tsx')
  const page = ({ id, route }: Omit<StoryLink, 'topics'>, index: number, stories = articles) => {
    const [firstRelatedId = null, secondRelatedId = null, thirdRelatedId = null] = relatedStories(stories, index)
    const context = { language, id, route, firstRelatedId, secondRelatedId, thirdRelatedId }
    return { path: route, component, context }
  }
  return [
    ...articles.flatMap((article, index) => {
      const own = page(article, index)
      const alternates = Object.entries(ALTERNATE_ROUTES).filter(([, target]) => routeIn(language, target) === own.path)
      return [own, ...alternates.map(([alternate]) => ({ ...own, path: routeIn(language, alternate) }))]
    }),
    ...guides.map((guide) => page(guide, articles.length, [...articles, guide])),
    ...eventPages.map((event) => page(event, articles.length, [...articles, { ...event, topics: ['Events'] }])),
  ]
}
