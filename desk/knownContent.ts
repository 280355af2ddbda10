import { ALL_LANGUAGES, type Language } from '../src/i18n/languages'
import { readContent } from '../src/schema/checkContent'
import type { CheckedFile } from '../src/schema/checkedFile'
import { siteOf } from '../src/schema/checks/addresses'
import { contentTree } from '../src/schema/contentTree'
import { isArticleNumber } from '../src/schema/news'
import { wholeTranslation } from '../src/schema/translation'

/** What a form of the desk has to know of the files that are not open; the desk asks for it as known.json. */
export interface KnownContent {
  /** Every address of the site */
  routes: string[]
  /** The site's full address, where it is known */
  address: string | undefined
  /** Number and file of every article */
  articles: [number, string][]
  /** By folder: the highest number in front of a name */
  places: Record<string, number>
  /** By language, by type: the fields of each file that stands alone */
  words: Record<Language, Record<string, Record<string, unknown>>>
}

/** @param root the project's folder */
export const knownContent = (root: string): KnownContent => {
  const tree = contentTree(root)
  const { files, translations } = readContent(root, tree)
  const articles = files.flatMap(({ file, type, frontMatter: { number } }): [number, string][] =>
    type.name === 'NewsArticle' && isArticleNumber(number) ? [[number, file]] : [],
  )
  const places: Record<string, number> = {}
  for (const path of tree.files) {
    const [, folder, number] = /^([^/]+)\/(\d{1,4})-/.exec(path) ?? []
    if (folder) places[folder] = Math.max(places[folder] ?? 0, Number(number))
  }
  const wordsIn = (language: Language) => {
    const isAlone = ({ type }: Pick<CheckedFile, 'type'>) => !type.files.includes('*')
    const translated = translations.filter((one) => one.language === language && isAlone(one)).map(wholeTranslation)
    const alone = [...files.filter(isAlone), ...translated]
    return Object.fromEntries(alone.map(({ type, frontMatter }) => [type.name, frontMatter]))
  }
  const words = Object.fromEntries(
    ALL_LANGUAGES.map((language) => [language, wordsIn(language)]),
  ) as KnownContent['words']
  const { routes, address } = siteOf(files, tree.files)
  return { routes: [...routes], address, articles, places, words }
}
