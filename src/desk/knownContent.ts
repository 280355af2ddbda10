import { readContent } from '../schema/checkContent'
import { siteRoutes } from '../schema/checks/addresses'
import { contentTree } from '../schema/contentTree'

/** What a form of the desk has to know of the files that are not open; the desk asks for it as known.json. */
export interface KnownContent {
  /** Every address of the site */
  routes: string[]
  /** Number and file of every article */
  articles: [number, string][]
  /** By folder: the highest number in front of a name */
  places: Record<string, number>
  /** By type: the fields of each file that stands alone */
  words: Record<string, Record<string, unknown>>
}

/** @param root the project's folder */
export const knownContent = (root: string): KnownContent => {
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
