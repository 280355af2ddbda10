import { guideRoute, newsRoute, rootRoute } from '../config/routes'
import { unnumbered } from '../lib/unnumbered'
import type { ContentType } from './contentType'

/**
 * The English address of the page that a file is.
 * @param type one of `pageTypes` (registry.ts)
 * @param path ends as one below `content/`
 */
export const pageRoute = (
  { name }: ContentType,
  path: string,
  { number, route }: Readonly<Record<string, unknown>>,
) => {
  if (name === 'NewsArticle') return newsRoute(Number(number))
  if (name === 'EventPage') return String(route)
  return name === 'Guide' ? guideRoute(unnumbered(path)) : rootRoute(unnumbered(path))
}
