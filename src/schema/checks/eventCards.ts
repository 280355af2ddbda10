import type { CheckedFile } from '../checkedFile'
import type { Mistake } from '../mistake'

/** Fields that say nothing without another one, and what that holds. */
const NEEDS = [
  ['endTime', 'startTime', 'the time at which the event begins'],
  ['dateText', 'date', 'the last day that the event can have been on'],
  ['startTime', 'date', 'the day of the event'],
  ['endTime', 'date', 'the day of the event'],
  ['secondLink', 'secondLinkLabel', 'the words on the button'],
  ['secondLinkLabel', 'secondLink', 'the page to which the button leads'],
] as const

const lonelyFields = ({ file, frontMatter, lineOf }: CheckedFile): Mistake[] =>
  NEEDS.filter(([field, other]) => frontMatter[field] && !frontMatter[other]).map(([field, other, what]) => ({
    file,
    line: lineOf(field),
    message: `"${field}" is there without "${other}"; write "${other}" as well, ${what}, or take "${field}" out.`,
  }))

/** Anything else is refused with its field (src/schema/fields.ts). */
const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d\d:\d\d$/.test(value)

/** Times of day as HH:MM follow each other as their letters do. */
const endTime = ({ file, frontMatter: { startTime, endTime: end }, lineOf }: CheckedFile): Mistake[] => {
  if (!isTime(startTime) || !isTime(end) || end > startTime) return []
  const message = `"endTime" is "${end}", which is not after "startTime" ("${startTime}"); write a later time, or leave it out.`
  return [{ file, line: lineOf('endTime'), message }]
}

/** That the fields of an event card go together: times with a day, a button with its words. */
export const checkEventCard = (checked: CheckedFile): Mistake[] =>
  checked.type.name === 'Event' ? [...lonelyFields(checked), ...endTime(checked)] : []
