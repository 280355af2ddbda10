import { inFile, type CheckedFile } from '../checkedFile'
import { message, named, type FieldMistake, type Mistake } from '../mistake'
import { isGroup, textsOf } from '../signs'

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

/** What makes an entry the same as another: of a picture its name, since two may be told of in the same words. */
const nameOf = (entry: unknown) => {
  if (!isGroup(entry)) return entry
  return 'picture' in entry ? entry.picture : textsOf(entry).join(', ')
}

const repeats = ({ frontMatter }: CheckedFile): FieldMistake[] =>
  Object.entries(frontMatter).flatMap(([field, list]) => {
    const names = Array.isArray(list) ? list.map(nameOf) : []
    const twice = names.find((name, place) => names.indexOf(name) < place)
    return twice === undefined ? [] : [{ field, ...message('twice', { found: String(twice) }) }]
  })

/** That fields of one file agree with each other, and that no list names a thing twice. */
export const checkRelated = (checked: CheckedFile): Mistake[] =>
  [lonelyFields, endTime, placeholders, repeats]
    .flatMap((check) => check(checked))
    .map((found) => inFile(checked, found))
