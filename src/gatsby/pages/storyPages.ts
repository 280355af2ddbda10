import { resolve } from 'node:path'
import { ALTERNATE_ROUTES } from '../../config/routes'
import { relatedStories, type StoryLink } from '../../lib/relatedStories'
import { routeIn } from '../../i18n/routeIn'
import { placeOf, type Page, type PageNode } from './placeOf'

type Story = PageNode & StoryLink

interface Stories {
  /** In the order of their days */
  articles: readonly Story[]
  guides: readonly Story[]
  eventPages: readonly (PageNode & { id: string })[]
}

/** The pages of all articles, guides and events in one language, from one template. */
export const storyPages = ({ articles, guides, eventPages }: Stories): Page[] => {
  const component = resolve('src/templates/story.tsx')
  const relatedTo = (index: number, stories: readonly StoryLink[] = articles) => {
    const [firstRelatedId = null, secondRelatedId = null, thirdRelatedId = null] = relatedStories(stories, index)
    return { firstRelatedId, secondRelatedId, thirdRelatedId }
  }
  const page = (story: PageNode & { id: string }, related: object) => {
    const { id, route } = story
    return { path: route, component, context: { ...placeOf(story), id, route, ...related } }
  }
  return [
    ...articles.flatMap((article, index) => {
      const own = page(article, relatedTo(index))
      const { language } = own.context
      const alternates = Object.entries(ALTERNATE_ROUTES).filter(([, target]) => routeIn(language, target) === own.path)
      return [own, ...alternates.map(([alternate]) => ({ ...own, path: routeIn(language, alternate) }))]
    }),
    ...guides.map((guide) => page(guide, relatedTo(articles.length, [...articles, guide]))),
    ...eventPages.map((event) => page(event, relatedTo(articles.length))),
  ]
}
