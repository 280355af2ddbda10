import type { CheckedFile } from '../schema/checkedFile'
import { checkFrontMatter } from '../schema/checkFrontMatter'
import { checkChart } from '../schema/checks/charts'
import { checkEventCard } from '../schema/checks/eventCards'
import { checkHeadings } from '../schema/checks/headings'
import { checkLinks } from '../schema/checks/links'
import { checkLists } from '../schema/checks/lists'
import { checkText } from '../schema/checks/text'
import type { ContentType } from '../schema/contentType'
import { markdownTree } from '../schema/markdown'
import { frontMatterOf, type Entry } from './contentFormat'

interface EntryMistake {
  /** Name of the field; `body` for the text */
  field: string
  /** The sentence that the build says */
  message: string
}

/** Sentences on a field begin with its name; all others are about the text. */
const fieldOf = (message: string) => /^"(\w+)"/.exec(message)?.[1] ?? 'body'

/**
 * What is wrong with an entry, in the words of the build.
 * @param routes every address of the site that a link may lead to
 */
export const checkEntry = (type: ContentType, entry: Entry, routes: ReadonlySet<string>): EntryMistake[] => {
  const frontMatter = frontMatterOf(entry)
  const body = String(entry.body ?? '')
  const checked: CheckedFile = { file: '', type, frontMatter, body, bodyLine: 1, lineOf: () => undefined }
  const tree = markdownTree(checked)
  const others = [
    ...checkLists(checked),
    ...checkEventCard(checked),
    ...checkChart(checked),
    ...checkText(checked, tree),
    ...checkHeadings(checked, tree),
    ...checkLinks(checked, tree, routes),
  ]
  return [
    ...checkFrontMatter(type, frontMatter),
    ...others.map(({ message }) => ({ field: fieldOf(message), message })),
  ]
}
