/** How the desk reads and writes a content file: a field that nobody edited keeps its lines. */
import { isSeq, parseDocument } from 'yaml'
import { readContentFile } from '../src/schema/contentFile'
import { isGroup, plainValues } from '../src/schema/signs'
import { DIGEST_FIELD } from '../src/schema/translation'

/** The text below the front matter, as Decap CMS calls it */
export const BODY = 'body'

/** Entries that the desk keeps beside an entry's fields, and never writes, begin with this. */
export const OWN = 'desk_'

/** The fields of a form, and its text as `body`. */
export type Entry = Readonly<Record<string, unknown>>

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isGroup(value) && Object.keys(value).length === 0)

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

/**
 * The entry that a file holds.
 * @throws FrontMatterError where the front matter cannot be read
 */
export const entryOf = (text: string): Entry => {
  const { frontMatter, body } = readContentFile(text)
  return { ...frontMatter, [BODY]: body.trim() }
}

/** Names of the fields in which two entries differ. */
export const changedFields = (before: Entry, after: Entry) => {
  const [old, made] = [before, after].map((one): Entry => ({ ...frontMatterOf(one), [BODY]: bodyOf(one) }))
  return Object.keys({ ...old, ...made }).filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(made?.[name]))
}

const NEW_FILE = '---\n\n---\n'

/**
 * The text of a file that is to hold an entry.
 * @param before its text as it is; undefined for a new one
 * @param order names of the type's fields, as they stand in a new file
 */
export const fileText = (before: string | undefined, entry: Entry, order: readonly string[]): string => {
  const changed = changedFields(before === undefined ? {} : entryOf(before), entry)
  const values = frontMatterOf(entry)
  const [, source = '', rest = ''] = /^---\n(.*?\n)---\n?(.*)$/s.exec((before ?? NEW_FILE).replace(/\r\n/g, '\n')) ?? []
  const document = parseDocument(source)
  for (const field of [...order, DIGEST_FIELD].filter((name) => changed.includes(name))) {
    const old: unknown = document.get(field)
    // lists of words have one line in all, unless somebody has written them otherwise
    const flow = isSeq(old) ? old.flow === true : [values[field]].flat().every((one) => !isGroup(one))
    if (values[field] === undefined) document.delete(field)
    else document.set(field, document.createNode(values[field], { flow }))
  }
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  const body = bodyOf(entry)
  return `---\n${yaml}---\n${changed.includes(BODY) ? body && `\n${body}\n` : rest}`
}
