/** How the desk reads and writes a content file. */
import { readContentFile } from '../src/schema/contentFile'
import { contentText } from '../src/schema/contentText'
import { isGroup, plainValues } from '../src/schema/signs'
import { DIGEST_FIELD } from '../src/schema/translation'

/** The text below the front matter, as Decap CMS calls it */
export const BODY = 'body'

/** Entries that the desk keeps beside an entry's fields, and never writes, begin with this. */
export const OWN = 'desk_'

/** The fields of a form, and its text as `body`. */
export type Entry = Readonly<Record<string, unknown>>

/** Nothing, or a list or group without anything in it */
export const isEmpty = (value: unknown) =>
  (value ?? '') === '' || (typeof value === 'object' && Object.keys(value as object).length === 0)

/** A value without what is empty in its groups. */
const filledIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(filledIn)
  if (!isGroup(value)) return value
  const filled = Object.entries(value).map(([name, one]) => [name, filledIn(one)] as const)
  return Object.fromEntries(filled.filter(([, one]) => !isEmpty(one)))
}

/** The front matter of an entry as a file is read: what is empty is left out, and so are signs that nobody sees. */
export const frontMatterOf = (entry: Entry): Record<string, unknown> => {
  const fields = Object.entries(entry).filter(([name]) => name !== BODY && !name.startsWith(OWN))
  return plainValues(filledIn(Object.fromEntries(fields)) as Entry)
}

export const bodyOf = (entry: Entry) => String(entry[BODY] ?? '').trim()

/** The entry that a file holds. @throws FrontMatterError where the front matter cannot be read */
export const entryOf = (text: string): Entry => {
  const { frontMatter, body } = readContentFile(text)
  return { ...frontMatter, [BODY]: body.trim() }
}

/**
 * The text of a file that is to hold an entry, its fields in the order that they have there already.
 * @param before its text as it is; undefined for a new one
 * @param order names of the type's fields, as new ones follow each other
 */
export const fileText = (before: string | undefined, entry: Entry, order: readonly string[]): string => {
  const names = new Set([...Object.keys(before ? entryOf(before) : {}), ...order, DIGEST_FIELD])
  const values = frontMatterOf(entry)
  const body = bodyOf(entry)
  return contentText(Object.fromEntries([...names].map((name) => [name, values[name]])), body && `${body}\n`)
}
