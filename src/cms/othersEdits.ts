import { BODY, fromFile, same, toFile, valuesOf, type Entry } from './contentFormat'

/** What of a file's text is about to be saved. */
export interface Saving {
  /** The entry as it stands in the form */
  entry: Entry
  /** Names of the type's fields, in the order in which they stand in a file */
  order: readonly string[]
}

const changed = (before: Entry, after: Entry) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !same(before[field], after[field]))

/**
 * A text in which both have their way, where somebody else has saved a file since it was opened.
 * @param before the values of the form when it was opened, or last saved
 * @param base the file at that time
 * @param now the file as it is
 * @returns the file's new text, and the fields that both have changed, in which the editor's own words stand
 */
export const withOthersEdits = ({ entry, order }: Saving, before: Entry, base: string, now: string) => {
  const mine = valuesOf(entry)
  const theirs = valuesOf(fromFile(now))
  const myFields = changed(before, mine)
  const both = changed(valuesOf(fromFile(base)), theirs).filter(
    (field) => myFields.includes(field) && !same(mine[field], theirs[field]),
  )
  const edits = Object.fromEntries(myFields.map((field) => [field, mine[field]]))
  return { text: toFile({ ...fromFile(now), ...edits }, order), both }
}

/** How a field of an entry is called in a sentence. */
const named = (field: string) => (field === BODY ? 'the text' : `"${field}"`)

/** The sentence for who comes second. */
export const othersSentence = (both: readonly string[]) =>
  `Somebody else has changed ${both.map(named).join(', ')} of this file since you opened it. Nothing is lost and nothing was saved. ` +
  `To see their words, open this page in a second tab. Press Publish again to put yours in the place of theirs; what else they changed stays.`

export const GONE =
  'Somebody else has deleted this file since you opened it, or the connection is broken. Nothing was saved. Press Publish again to write it anew.'
