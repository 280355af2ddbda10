import { inFile, type CheckedFile, type Translation } from './checkedFile'
import { checkFrontMatter } from './checkFrontMatter'
import type { Site } from './checks/addresses'
import { checkChart } from './checks/charts'
import { checkLinks } from './checks/links'
import { checkText } from './checks/text'
import { markdownTree } from './markdown'
import type { Mistake } from './mistake'
import { tidyMarkdown } from './tidyMarkdown'
import { translationSchema, wholeTranslation } from './translation'

/**
 * Every check of a file by itself, for the build and for the desk, so that neither saves or builds what the other refuses. It
 * runs in the browser too: what needs the file system or other files stands in checkContent.ts.
 */
export const checkFile = (checked: CheckedFile, site: Site): Mistake[] => {
  const tree = markdownTree(tidyMarkdown(checked.body))
  return [
    ...checkFrontMatter(checked.type, checked.frontMatter).map((found) => inFile(checked, found)),
    ...checkChart(checked),
    ...checkText(checked, tree),
    ...checkLinks(checked, tree, site),
  ]
}

/**
 * The same of a translation: while the English words are those that it was made from, it says all of them and no others. An older
 * one stands as it is, with what the English text has meanwhile too little or too much.
 */
export const checkTranslation = (translation: Translation, site: Site): Mistake[] => {
  const { type, source, isOlder, frontMatter, body } = translation
  const schema = translationSchema(type, isOlder ? undefined : source.frontMatter)
  const tree = markdownTree(tidyMarkdown(body))
  return [
    ...checkFrontMatter({ schema }, frontMatter).map((found) => inFile(translation, found)),
    ...checkText(wholeTranslation(translation), tree),
    // those of its fields are the English ones
    ...checkLinks({ ...translation, frontMatter: {} }, tree, site),
  ]
}
