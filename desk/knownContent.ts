import { ALL_LANGUAGES, type Language } from '../src/i18n/languages'
import { readContent } from '../src/schema/checkContent'
import { siteOf } from '../src/schema/checks/addresses'
import { wholeTranslation } from '../src/schema/translation'

/** What a form of the desk has to know of the files that are not open; the desk asks for it as known.json. */
export interface KnownContent {
  /** Every address of the site */
  routes: string[]
  /** By language, by type: the fields of each file that stands alone, for the previews */
  words: Record<Language, Record<string, Record<string, unknown>>>
}

/** @param root the project's folder */
export const knownContent = (root: string): KnownContent => {
  const { paths, files, translations } = readContent(root)
  const wordsIn = (language: Language) => {
    const translated = translations.filter((one) => one.language === language).map(wholeTranslation)
    const alone = [...files, ...translated].filter(({ type }) => !type.files.includes('*'))
    return Object.fromEntries(alone.map(({ type, frontMatter }) => [type.name, frontMatter]))
  }
  return {
    routes: [...siteOf(files, paths).routes],
    words: Object.fromEntries(ALL_LANGUAGES.map((one) => [one, wordsIn(one)])) as KnownContent['words'],
  }
}
