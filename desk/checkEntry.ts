import { checkFile } from '../src/schema/checkFile'
import type { Site } from '../src/schema/checks/addresses'
import type { ContentType } from '../src/schema/contentType'
import { stopsNothing } from '../src/schema/mistake'
import { mistakeSaid } from './words/sentences'
import { BODY, bodyOf, frontMatterOf, type Entry } from './contentFile'

interface EntryMistake {
  /** Name of the field; `body` for the text */
  field: string
  /** The sentence that the build says, in the language of the desk */
  sentence: string
}

/** What is wrong with an entry, in the words of the build; what is only worth saying keeps nobody from saving. */
export const checkEntry = (type: ContentType, entry: Entry, site: Site): EntryMistake[] => {
  const checked = { file: '', type, bodyLine: 1, lineOf: () => undefined }
  return checkFile({ ...checked, frontMatter: frontMatterOf(entry), body: bodyOf(entry) }, site)
    .filter((mistake) => !stopsNothing(mistake))
    .map((mistake) => ({ field: mistake.field ?? BODY, sentence: mistakeSaid(mistake) }))
}
