/** How the desk reads and writes a content file: a field that nobody edited keeps its lines. */
import { isSeq, parseDocument } from 'yaml'
import { contentText } from '../src/schema/contentText'
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
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Values without those that are empty, also in groups. */
const filledIn = (values: Entry): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => {
        if (Array.isArray(value)) return [name, value.map((one: unknown) => (isGroup(one) ? filledIn(one) : one))]
        return [name, isGroup(value) ? filledIn(value) : value]
      })
      .filter(([, value]) => !isEmpty(value) && !(isGroup(value) && Object.keys(value).length === 0)),
  )

/** The front matter of an entry as a file is read: what is empty is left out, and so are signs that nobody sees. */
export const frontMatterOf = (entry: Entry): Record<string, unknown> =>
  plainValues(
    filledIn(Object.fromEntries(Object.entries(entry).filter(([name]) => name !== BODY && !name.startsWith(OWN)))),
  )

export const bodyOf = (entry: Entry) => String(entry[BODY] ?? '').trim()

/** All that an editor can change of an entry, as a file would hold it. */
export const valuesOf = (entry: Entry): Entry => ({ ...frontMatterOf(entry), [BODY]: bodyOf(entry) })

/**
 * The entry that a file holds.
 * @throws FrontMatterError where the front matter cannot be read
 */
export const entryOf = (text: string): Entry => {
  const { frontMatter, body } = readContentFile(text)
  return { ...frontMatter, [BODY]: body.trim() }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Names of the fields in which two entries differ. */
export const changedFields = (before: Entry, after: Entry) => {
  const [old, made] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(made)])].filter((field) => !same(old[field], made[field]))
}

const below = (body: string) => (body === '' ? '' : `\n${body}\n`)

/**
 * A file with some fields of an entry put in.
 * @param text the file as it is; undefined for a new one
 * @param fields which of the entry's fields
 * @param order names of the type's fields, as they stand in a file
 */
export const withFields = (
  text: string | undefined,
  entry: Entry,
  fields: readonly string[],
  order: readonly string[],
): string => {
  const values = valuesOf(entry)
  if (text === undefined) {
    const names = [...order, DIGEST_FIELD].filter((name) => name in values && name !== BODY)
    return contentText(Object.fromEntries(names.map((name) => [name, values[name]])), below(bodyOf(entry)).slice(1))
  }
  const [, source = '', rest = ''] = /^---\n(.*?\n)---\n?(.*)$/s.exec(text.replace(/\r\n/g, '\n')) ?? []
  const document = parseDocument(source)
  for (const field of fields.filter((name) => name !== BODY)) {
    const before: unknown = document.get(field)
    // lists of words have one line in all, unless somebody has written them otherwise
    const flow = isSeq(before) ? before.flow === true : [values[field]].flat().every((one) => !isGroup(one))
    if (values[field] === undefined) document.delete(field)
    else document.set(field, document.createNode(values[field], { flow }))
  }
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  return `---\n${yaml}---\n${fields.includes(BODY) ? below(bodyOf(entry)) : rest}`
}
