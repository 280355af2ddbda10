import { inFile, type CheckedFile } from './checkedFile'
import { checkFrontMatter } from './checkFrontMatter'
import type { Site } from './checks/addresses'
import { checkChart } from './checks/charts'
import { checkLinks } from './checks/links'
import { checkRelated } from './checks/related'
import { checkText } from './checks/text'
import { markdownTree } from './markdown'
import type { Mistake } from './mistake'
import { tidyMarkdown } from './tidyMarkdown'

/**
 * Every check of a file by itself, for the build and for the desk, so that neither saves or builds what the other refuses. It
 * runs in the browser too: what needs the file system or other files stands in checkContent.ts.
 */
export const checkFile = (checked: CheckedFile, site: Site): Mistake[] => {
  const tidy = { ...checked, body: tidyMarkdown(checked.body) }
  const tree = markdownTree(tidy.body)
  return [
    ...checkFrontMatter(checked.type, checked.frontMatter).map((found) => inFile(checked, found)),
    ...checkRelated(checked),
    ...checkChart(checked),
    ...checkText(tidy, tree),
    ...checkLinks(tidy, tree, site),
  ]
}
