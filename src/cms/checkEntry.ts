import { checkFile } from '../schema/checkFile'
import type { Site } from '../schema/checks/addresses'
import type { ContentType } from '../schema/contentType'
import { sentenceOf, stopsNothing, type Wording } from '../schema/mistake'
import { frontMatterOf, type Entry } from './contentFormat'

export interface EntryMistake {
  /** Name of the field; `body` for the text */
  field: string
  /** The sentence that the build says */
  message: string
}

/** What is wrong with an entry, in the words of the build; what is only worth saying keeps nobody from saving. */
export const checkEntry = (type: ContentType, entry: Entry, site: Site, wording?: Wording): EntryMistake[] => {
  const frontMatter = frontMatterOf(entry)
  const body = String(entry.body ?? '')
  const checked = { file: '', type, frontMatter, body, bodyLine: 1, lineOf: () => undefined }
  return checkFile(checked, site)
    .filter((mistake) => !stopsNothing(mistake))
    .map((mistake) => ({ field: mistake.field ?? 'body', message: sentenceOf(mistake, wording) }))
}
