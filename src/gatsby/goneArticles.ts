/**
 * Articles that links of the content lead to and that are not there: they were deleted. The site links to the list of all
 * articles in their place, and the content check says which links to write anew (src/schema/checks/links.ts).
 */
import { NEWS_ROUTE } from '../config/routes'
import { pointers } from '../schema/checkedFile'
import type { ContentType } from '../schema/contentType'

let gone: readonly string[] = []

/** Takes over what the check of the content found, before nodes are made. */
export const setGoneArticles = (routes: ReadonlySet<string>) => {
  gone = [...routes].sort()
}

/** The routes, in the order of the alphabet. */
export const goneArticles = () => gone

/** The fields of a file, its links to articles that are gone led to all articles. */
export const linkedToWhatIsThere = (type: ContentType, frontMatter: Record<string, unknown>) => ({
  ...frontMatter,
  ...Object.fromEntries(
    pointers({ type, frontMatter }, 'route')
      .filter(({ value }) => gone.includes(value))
      .map(({ field }) => [field, NEWS_ROUTE]),
  ),
})
