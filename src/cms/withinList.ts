import { isGroup } from '../schema/signs'
import type { EntryMistake } from './checkEntry'
import type { Entry } from './contentFormat'

/** `"sources", entry 1, "address", is …`; of a list of plain words without the second name */
const PLACE = /^"\w+", entry (\d+)(?:, "(\w+)")?/

/** The list that a field stands in: Decap CMS calls its fields by name and number, and names the outermost first. */
const listOf = ([outermost = '']: readonly string[]) => outermost.replace(/-field-\d+$/, '')

/**
 * Whether a mistake in an entry of a list is that of a field. The field does not know the number of its entry, so two fields with
 * one name and one value say the same.
 * @param field its name, its value, and what it stands in
 */
export const isWithinList = (
  { field: list, message }: EntryMistake,
  field: { name: string; value: unknown; parentIds: readonly string[] },
  entry: Entry,
) => {
  if (list !== listOf(field.parentIds)) return false
  const [, number, inner] = PLACE.exec(message) ?? []
  const values = entry[list]
  const one: unknown = Array.isArray(values) ? values[Number(number) - 1] : undefined
  if (inner === undefined) return one !== undefined && one === field.value
  return inner === field.name && isGroup(one) && (one[inner] ?? '') === (field.value ?? '')
}
