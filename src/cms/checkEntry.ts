import { checkFile } from '../schema/checkFile'
import type { Site } from '../schema/checks/addresses'
import type { ContentType } from '../schema/contentType'
import { stopsNothing } from '../schema/mistake'
import { frontMatterOf, type Entry } from './contentFormat'

export interface EntryMistake {
  /** Name of the field; `body` for the text */
  field: string
  /** The sentence that the build says */
  message: string
}

/** Sentences on a field begin with its name; all others are about the text, and some of them begin with a word of it. */
const fieldOf = ({ schema }: ContentType, message: string) => {
  const name = /^"(\w+)"/.exec(message)?.[1]
  return name !== undefined && name in schema.shape ? name : 'body'
}

/** What is wrong with an entry, in the words of the build; what is only worth saying keeps nobody from saving. */
export const checkEntry = (type: ContentType, entry: Entry, site: Site): EntryMistake[] => {
  const frontMatter = frontMatterOf(entry)
  const body = String(entry.body ?? '')
  const checked = { file: '', type, frontMatter, body, bodyLine: 1, lineOf: () => undefined }
  return checkFile(checked, site)
    .filter((mistake) => !stopsNothing(mistake))
    .map(({ message }) => ({ field: fieldOf(type, message), message }))
}
