/** How the desk reads and writes a content file: what nobody edited stays as it is, to the byte. */
import { contentText } from '../schema/contentText'
import { present } from '../lib/present'
import { FrontMatterError, readContentFile, type ContentFile } from '../schema/contentFile'
import { sentenceOf, type Wording } from '../schema/mistake'
import { isGroup, plainValues } from '../schema/signs'
import { DIGEST_FIELD } from '../schema/translation'
import { ANY_KIND, kindsOf } from './kind'

/** Name under which Decap CMS knows this format */
export const FORMAT = 'content'

/** Entries that the desk keeps beside an entry's fields; none of them is written. */
export const SOURCE = 'desk_source'
export const KIND = 'desk_kind'
export const PLACE = 'desk_place'
export const UNREADABLE = 'desk_unreadable'

/** The text below the front matter, as Decap CMS calls it */
export const BODY = 'body'

const OWN = [BODY, SOURCE, KIND, PLACE, UNREADABLE]

/** An entry as Decap CMS holds it: the fields of the front matter, the text as `body`, and what the desk keeps. */
export type Entry = Record<string, unknown>

export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Values without those that are empty, also in the groups of a list. */
const filledIn = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map((one: unknown) => (isGroup(one) ? filledIn(one) : one)) : value,
      ])
      .filter(([, value]) => !isEmpty(value)),
  )

/** The front matter of an entry as a file is read: what is empty is left out, and so are signs that nobody sees. */
export const frontMatterOf = (entry: Entry): Record<string, unknown> =>
  plainValues(filledIn(Object.fromEntries(Object.entries(entry).filter(([field]) => !OWN.includes(field)))))

const trimmed = (body: unknown) => String(body ?? '').trim()
const withText = (body: unknown) => (trimmed(body) === '' ? '' : `\n${trimmed(body)}\n`)

/** All that an editor can change of an entry, as a file would hold it. */
export const valuesOf = (entry: Entry): Entry => ({ ...frontMatterOf(entry), [BODY]: trimmed(entry.body) })

const FENCES = /^---\n|---\n+$/g

/** One field as lines of YAML; a list has the look that it had, lines of hyphens or square brackets. */
const fieldLines = (field: string, value: unknown, before: readonly string[]) => {
  const hyphens = before[1]?.trimStart().startsWith('- ')
  const yaml = contentText({ [field]: value }, '', { hyphens }).replace(FENCES, '')
  return yaml.trimEnd().split('\n')
}

/** The lines of a file's front matter, by field. */
const linesByField = ({ frontMatter, lineOf }: ContentFile, lines: readonly string[], end: number) => {
  const starts = Object.keys(frontMatter).map(
    (field) => [field, present(lineOf(field), `line of ${field}`) - 1] as const,
  )
  return new Map(starts.map(([field, from], i) => [field, lines.slice(from, starts[i + 1]?.[1] ?? end)]))
}

/** Whether two values of entries say the same, in the same order. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Where fields stand in a file; a translation ends with the digest of its English text. */
const placesOf = (order: readonly string[]) => {
  const fields = [...order, DIGEST_FIELD]
  return (field: string) => fields.indexOf(field)
}

const edited = (source: string, entry: Entry, order: readonly string[]) => {
  const placeOf = placesOf(order)
  const before = readContentFile(source)
  const after = frontMatterOf(entry)
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n/g, '\n')
    .split('\n')
  const end = lines.findIndex((line, i) => i > 0 && line.startsWith('---'))
  const kept = linesByField(before, lines, end)
  const fields = Object.keys(before.frontMatter).filter((field) => field in after)
  for (const field of Object.keys(after).filter((name) => !fields.includes(name))) {
    const at = fields.findLastIndex((other) => placeOf(other) < placeOf(field))
    fields.splice(at + 1, 0, field)
  }
  const yaml = fields.flatMap((field) => {
    const old = kept.get(field)
    return old && same(before.frontMatter[field], after[field]) ? old : fieldLines(field, after[field], old ?? [])
  })
  const body = trimmed(before.body) === trimmed(entry.body) ? lines.slice(end + 1).join('\n') : withText(entry.body)
  const text = `${['---', ...yaml, '---'].join('\n')}\n${body}`
  return (source.startsWith('\uFEFF') ? '\uFEFF' : '') + (source.includes('\r\n') ? text.replace(/\n/g, '\r\n') : text)
}

/**
 * Reads a file's text; of one that cannot be read, the entry says why in the place of its name, and nobody can save over it.
 * @param said a sentence in the language of the desk
 */
export const fromFile = (source: string, said = (sentence: string) => sentence, wording?: Wording): Entry => {
  try {
    const { frontMatter, body } = readContentFile(source)
    return { ...frontMatter, body: trimmed(body), [SOURCE]: source, [KIND]: kindsOf(frontMatter) }
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error
    const reasons = error.mistakes.map((mistake) => sentenceOf(mistake, wording))
    const sentence = [said('This file cannot be read:'), ...reasons, said('Mend it by hand.')].join(' ')
    return { title: sentence, name: sentence, [UNREADABLE]: sentence, [KIND]: ANY_KIND }
  }
}

/**
 * An entry as a file's text.
 * @param order names of the fields, in the order in which they stand in a file
 */
export const toFile = (entry: Entry, order: readonly string[]): string => {
  const { [SOURCE]: source } = entry
  if (typeof source === 'string') return edited(source, entry, order)
  const placeOf = placesOf(order)
  const fields = Object.entries(frontMatterOf(entry)).sort(([a], [b]) => placeOf(a) - placeOf(b))
  return contentText(Object.fromEntries(fields), withText(entry.body).replace(/^\n/, ''))
}
