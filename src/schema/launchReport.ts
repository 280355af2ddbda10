import type { z } from 'zod'
import { isStandIn, type StandIn } from '../lib/standIn'
import type { CheckedFile } from './checkedFile'
import { readContent } from './checkContent'
import { olderNote } from './checks/translations'
import { metaOf } from './fields'
import { mistakeTextWithLine, say } from './mistake'
import { textsOf } from './signs'

/** One kind of thing that has to be done before the site is launched. */
interface Chapter {
  title: string
  advice: string
  /** Each thing as a line of text */
  lines: string[]
}

const MOST_LETTERS = 60

/** A value on one line of the report. */
const shown = (value: unknown) => {
  const text = (textsOf(value).join(', ') || String(value)).replace(/\s+/g, ' ')
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}

const standInOf = ({ file, type, frontMatter, lineOf }: CheckedFile, field: string): StandIn => ({
  file,
  line: lineOf(field) ?? 1,
  field,
  value: shown(frontMatter[field]),
  advice: say(metaOf(type.schema.shape[field] as z.ZodType).write),
})

/** Fields that the mark `placeholder` names, and those that hold a reserved address or number without it. */
const standInsOf = (checked: CheckedFile): StandIn[] => {
  const { type, frontMatter } = checked
  const marked = [frontMatter.placeholder ?? []].flat().map(String)
  return Object.keys(type.schema.shape)
    .filter((name) => marked.includes(name) || isStandIn(frontMatter[name]))
    .map((name) => standInOf(checked, name))
}

/** What the foundation has still to supply: while one of these values is left, a build is a preview and a release is refused. */
export const standInsIn = (files: readonly CheckedFile[]): StandIn[] => files.flatMap(standInsOf)

/** Stories that are drafts, which make a build that shows them a preview. */
export const draftsIn = (files: readonly CheckedFile[]): StandIn[] =>
  files.filter(({ frontMatter }) => frontMatter.draft === true).map((checked) => standInOf(checked, 'draft'))

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

const reviewOf = ({ file, frontMatter: { review }, lineOf }: CheckedFile) =>
  review ? [`${file}:${lineOf('review') ?? 1} \`review\`: ${String(review)}`] : []

/**
 * Reads the marks `placeholder` and `review` of all texts, and finds translations that are too old.
 * @param root the project's folder
 */
export const launchReport = (root: string): Chapter[] => {
  const { files, translations, mistakes } = readContent(root)
  const older = translations.filter(({ isOlder }) => isOlder).map(olderNote)
  return [
    {
      title: 'Not read',
      advice: 'Mend these first: their marks are not known.',
      lines: mistakes.map(mistakeTextWithLine),
    },
    {
      title: 'To supply',
      advice:
        'Each of these values stands in. Write the real one, then take the field out of the list `placeholder` in the same file.',
      lines: standInsIn(files).map(standInText),
    },
    {
      title: 'To confirm',
      advice: 'Only the foundation can know these. Correct the text where it must be, then take the line `review` out.',
      lines: files.flatMap(reviewOf),
    },
    {
      title: 'To translate',
      advice: 'The English words have changed since; until these follow, their pages stand as they were.',
      lines: older.map(mistakeTextWithLine),
    },
  ]
}

/** How many things are left to do. */
export const leftToDo = (report: readonly Chapter[]) => report.reduce((sum, { lines }) => sum + lines.length, 0)

const chapterText = ({ title, advice, lines }: Chapter) =>
  `\n## ${title} (${lines.length})\n\n${advice}\n\n${lines.map((line) => `- [ ] ${line}\n`).join('')}`

/** The report as Markdown. */
export const launchReportText = (report: readonly Chapter[]): string => {
  if (leftToDo(report) === 0) return '# Before the launch\n\nNothing is left to do. The site can be launched.\n'
  return ['# Before the launch\n', ...report.filter(({ lines }) => lines.length > 0).map(chapterText)].join('')
}
