import { readContent } from '../schema/checkContent'
import { siteRoutes } from '../schema/checks/addresses'
import { contentTree } from '../schema/contentTree'

/**
 * What a form has to know of all other files: addresses of this site, articles' numbers, by folder the highest number in front of a
 * name, and by type the fields of each file that stands alone.
 * @param root the project's folder
 */
export const knownContent = (root: string) => {
  const tree = contentTree(root)
  const { files } = readContent(root, tree)
  const articles = files.flatMap(({ file, type, frontMatter: { number } }): [number, string][] =>
    type.name === 'NewsArticle' && typeof number === 'number' ? [[number, file]] : [],
  )
  const places: Record<string, number> = {}
  for (const path of tree.files) {
    const [, folder, number] = /^([^/]+)\/(\d+)-/.exec(path) ?? []
    if (folder) places[folder] = Math.max(places[folder] ?? 0, Number(number))
  }
  const alone = files.filter(({ type }) => !type.files.includes('*'))
  const words = Object.fromEntries(alone.map(({ type, frontMatter }) => [type.name, frontMatter]))
  return { routes: [...siteRoutes(files, tree.files)], articles, places, words }
}
