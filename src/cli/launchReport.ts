import type { z } from 'zod'
import type { CheckedFile } from '../schema/checkedFile'
import { readContent } from '../schema/checkContent'
import { illustrationCheck } from '../schema/checks/illustrations'
import { olderMessage } from '../schema/checks/translations'
import { metaOf } from '../schema/fields'
import { mistakeTextWithLine } from '../schema/mistake'
import { textsOf } from '../schema/signs'
import { wholeTranslation } from '../schema/translation'

/** What has to be done before the site is launched: lines of text by the heading that they stand under. */
interface LaunchReport {
  placeholders: string[]
  reviews: string[]
  /** Pictures that their texts call illustrations and that are none any more */
  illustrations: string[]
  /** Translations that are older than the English text */
  translations: string[]
  /** Texts that could not be read, so that their marks are not known */
  unread: string[]
}

const where = ({ file, lineOf }: CheckedFile, field: string) => `${file}:${lineOf(field) ?? 1}`

const MOST_LETTERS = 60

/** A value on one line of the report. */
const shown = (value: unknown) => {
  const text = (textsOf(value).join(', ') || String(value)).replace(/\s+/g, ' ')
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}

const placeholdersOf = (checked: CheckedFile) => {
  const { type, frontMatter } = checked
  const fields = new Map(Object.entries(type.schema.shape))
  return [frontMatter.placeholder ?? []].flat().flatMap((name) => {
    const field = fields.get(String(name))
    return field
      ? `${where(checked, String(name))} \`${name}\` is “${shown(frontMatter[String(name)])}”: ${metaOf(field as z.ZodType).write}`
      : []
  })
}

const reviewOf = (checked: CheckedFile) =>
  checked.frontMatter.review ? [`${where(checked, 'review')} \`review\`: ${String(checked.frontMatter.review)}`] : []

/**
 * Reads the marks `placeholder` and `review` of all texts, and looks for new pictures under old words.
 * @param root the project's folder
 */
export const launchReport = (root: string): LaunchReport => {
  const { files, translations, mistakes } = readContent(root)
  return {
    placeholders: files.flatMap(placeholdersOf),
    reviews: files.flatMap(reviewOf),
    illustrations: [...files, ...translations.map(wholeTranslation)].flatMap(illustrationCheck(root)),
    translations: translations.filter(({ isOlder }) => isOlder).map(olderMessage),
    unread: mistakes.map(mistakeTextWithLine),
  }
}

/** How many things are left to do. */
export const leftToDo = (report: LaunchReport) => Object.values(report).reduce((sum, { length }) => sum + length, 0)

const chapter = (title: string, advice: string, lines: readonly string[]) =>
  lines.length
    ? `\n## ${title} (${lines.length})\n\n${advice}\n\n${lines.map((line) => `- [ ] ${line}\n`).join('')}`
    : ''

/** The report as Markdown. */
export const launchReportText = (report: LaunchReport): string => {
  if (leftToDo(report) === 0) return '# Before the launch\n\nNothing is left to do. The site can be launched.\n'
  return [
    '# Before the launch\n',
    chapter('Not read', 'Mend these first: their marks are not known.', report.unread),
    chapter(
      'To supply',
      'Each of these values stands in. Write the real one, then take the field out of the list `placeholder` in the same file.',
      report.placeholders,
    ),
    chapter(
      'To confirm',
      'Only the foundation can know these. Correct the text where it must be, then take the line `review` out.',
      report.reviews,
    ),
    chapter('New pictures', 'What is said of them was said of the drawings before them.', report.illustrations),
    chapter(
      'To translate',
      'The English words have changed since; until these follow, their pages stand as they were.',
      report.translations,
    ),
  ].join('')
}
