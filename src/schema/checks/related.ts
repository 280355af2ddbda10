import { inFile, type CheckedFile } from '../checkedFile'
import { message, named, type FieldMistake, type Mistake } from '../mistake'
import { textsOf } from '../signs'

/** Fields of an event that say nothing without another one */
const NEEDS = [
  ['endTime', 'startTime'],
  ['dateText', 'date'],
  ['startTime', 'date'],
  ['secondLink', 'secondLinkLabel'],
  ['secondLinkLabel', 'secondLink'],
] as const

const lonelyFields = ({ type, frontMatter }: CheckedFile): FieldMistake[] =>
  NEEDS.filter(([field, other]) => type.name === 'Event' && frontMatter[field] && !frontMatter[other]).map(
    ([field, other]) => ({ field, ...message('withoutOther', { other: named(other) }) }),
  )

/** Times of day as HH:MM follow each other as their letters do. */
const endTime = ({ frontMatter: { startTime, endTime: end } }: CheckedFile): FieldMistake[] => {
  const times = [startTime, end].filter((time): time is string => typeof time === 'string' && /^\d\d:\d\d$/.test(time))
  const [from, to] = times
  if (from === undefined || to === undefined || to > from) return []
  return [{ field: 'endTime', ...message('notAfter', { found: to, other: named('startTime'), time: from }) }]
}

const placeholders = ({ frontMatter }: CheckedFile): FieldMistake[] =>
  textsOf(frontMatter.placeholder)
    .filter((name) => frontMatter[name] === undefined)
    .map((name) => ({ field: 'placeholder', ...message('placeholderEmpty', { name }) }))

/** That fields of one file agree with each other. */
export const checkRelated = (checked: CheckedFile): Mistake[] =>
  [lonelyFields, endTime, placeholders].flatMap((check) => check(checked)).map((found) => inFile(checked, found))
