import type { CheckedFile } from './checkedFile'
import { checkFrontMatter } from './checkFrontMatter'
import type { Site } from './checks/addresses'
import { checkAltBeginnings } from './checks/altBeginnings'
import { checkCaptions } from './checks/captions'
import { checkChart } from './checks/charts'
import { checkConsent } from './checks/consent'
import { checkCountedUnits } from './checks/countedUnits'
import { checkEventCard } from './checks/eventCards'
import { checkHeadings } from './checks/headings'
import { checkLinks } from './checks/links'
import { checkLists } from './checks/lists'
import { checkSameBenefits } from './checks/sameBenefits'
import { checkText } from './checks/text'
import { checkTextPictures } from './checks/textPictures'
import { markdownTree } from './markdown'
import type { Mistake } from './mistake'
import { textAsMeant } from './textAsMeant'

/**
 * Every check of a file by itself, for the build and for the desk, so that neither saves or builds what the other refuses. It
 * runs in the browser too: what needs the file system or other files stands in checkContent.ts.
 */
export const checkFile = (checked: CheckedFile, site: Site): Mistake[] => {
  const { file, type, frontMatter, lineOf } = checked
  const meant = { ...checked, body: textAsMeant(checked.body) }
  const tree = markdownTree(meant.body)
  return [
    ...checkFrontMatter(type, frontMatter).map(({ field, message }) => ({ file, line: lineOf(field), message })),
    ...checkConsent(checked),
    ...checkAltBeginnings(checked),
    ...checkCaptions(checked),
    ...checkLists(checked),
    ...checkEventCard(checked),
    ...checkSameBenefits(checked),
    ...checkChart(checked),
    ...checkCountedUnits(checked),
    ...checkText(meant, tree),
    ...checkTextPictures(meant, tree),
    ...checkHeadings(meant, tree),
    ...checkLinks(meant, tree, site),
  ]
}
