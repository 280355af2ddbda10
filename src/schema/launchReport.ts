import type { z } from 'zod'
import { isStandIn, type StandIn } from '../lib/standIn'
import type { CheckedFile } from './checkedFile'
import { readContent } from './checkContent'
import { metaOf } from './fields'
import { letterText } from './letter'
import { cut, say } from './mistake'
import { textsOf } from './signs'

const standInOf = ({ file, type, frontMatter, lineOf }: CheckedFile, field: string): StandIn => ({
  file,
  line: lineOf(field) ?? 1,
  field,
  value: cut(textsOf(frontMatter[field]).join(', ') || String(frontMatter[field])),
  advice: say(metaOf(type.schema.shape[field] as z.ZodType).write),
})

/** Fields that the mark `placeholder` names, those that hold a reserved address or number without it, and the mark of a draft. */
const standInsOf = (checked: CheckedFile): StandIn[] => {
  const { type, frontMatter } = checked
  const marked = [frontMatter.placeholder ?? []].flat().map(String)
  return Object.keys(type.schema.shape)
    .filter((name) => marked.includes(name) || isStandIn(frontMatter[name]) || (name === 'draft' && frontMatter.draft))
    .map((name) => standInOf(checked, name))
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

/**
 * What is left to do before the launch, as Markdown: the values to supply, then the letter to the foundation.
 * @param root the project's folder
 */
export const launchReport = (root: string): string => {
  const { files, mistakes } = readContent(root)
  const unread = mistakes.map(({ file }) => `Not read, see npm run check:content: ${file}\n`)
  const left = standInsIn(files).map((one) => `- [ ] ${standInText(one)}\n`)
  return `# Before the launch

${unread.join('')}
${left.length} values stand in. Write each real one, then take the field out of the list \`placeholder\` in the same file.

${left.join('')}
${letterText(root, files)}`
}
