import type { z } from 'zod'
import { isStandIn, type StandIn } from '../lib/standIn'
import type { CheckedFile } from './checkedFile'
import { readContent } from './checkContent'
import { olderNote } from './checks/translations'
import { metaOf } from './fields'
import { mistakeTextWithLine, say } from './mistake'
import { textsOf } from './signs'

/** What has to be done before the site is launched: lines of text by the heading that they stand under. */
interface LaunchReport {
  placeholders: string[]
  reviews: string[]
  /** Questions that visitors ask and that have no answer yet, which is why no page shows them */
  questions: string[]
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

/** Fields that the mark `placeholder` names, and those that hold a reserved address or number without it. */
const standInsOf = ({ file, type, frontMatter, lineOf }: CheckedFile): StandIn[] => {
  const marked = [frontMatter.placeholder ?? []].flat().map(String)
  return Object.entries(type.schema.shape)
    .filter(([name]) => marked.includes(name) || isStandIn(frontMatter[name]))
    .map(([field, schema]) => ({
      file,
      line: lineOf(field) ?? 1,
      field,
      value: shown(frontMatter[field]),
      advice: say(metaOf(schema as z.ZodType).write),
    }))
}

/** What the foundation has still to supply: while one of these values is left, a build is a preview and a release is refused. */
export const standInsIn = (files: readonly CheckedFile[]): StandIn[] => files.flatMap(standInsOf)

/** @param root the project's folder */
export const standIns = (root: string): StandIn[] => standInsIn(readContent(root).files)

/** One on a line, as Markdown. */
const standInText = ({ file, line, field, value, advice }: StandIn) =>
  `${file}:${line} \`${field}\` is “${value}”: ${advice}`

/** Why a release is refused, with all that is missing. */
export const releaseRefusal = (left: readonly StandIn[]) =>
  [
    `This site can’t be released: ${left.length === 1 ? '1 value is' : `${left.length} values are`} still to be supplied. What was built before stays as it is. To see the site meanwhile, build a preview: npm run build`,
    ...left.map((one) => `- ${standInText(one)}`),
  ].join('\n')

const reviewOf = (checked: CheckedFile) =>
  checked.frontMatter.review ? [`${where(checked, 'review')} \`review\`: ${String(checked.frontMatter.review)}`] : []

const unanswered = ({ file, type, frontMatter, body }: CheckedFile) =>
  type.name === 'Question' && body.trim() === ''
    ? [`${String(frontMatter.title)} (${String(frontMatter.about)}, ${file})`]
    : []

/**
 * Reads the marks `placeholder` and `review` of all texts, and finds questions without an answer and translations that are too old.
 * @param root the project's folder
 */
export const launchReport = (root: string): LaunchReport => {
  const { files, translations, mistakes } = readContent(root)
  return {
    placeholders: standInsIn(files).map(standInText),
    reviews: files.flatMap(reviewOf),
    questions: files.flatMap(unanswered),
    translations: translations
      .filter(({ isOlder }) => isOlder)
      .map(olderNote)
      .map(mistakeTextWithLine),
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
    chapter(
      'To answer',
      'Visitors ask this before they act. Write the answer as the text of the file, below the second line of hyphens; until then no page shows the question.',
      report.questions,
    ),
    chapter(
      'To translate',
      'The English words have changed since; until these follow, their pages stand as they were.',
      report.translations,
    ),
  ].join('')
}
