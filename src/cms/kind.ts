import { contentTypes } from '../schema/registry'
import { DIGEST_FIELD } from '../schema/translation'

const folderOf = (files: string) => /^([^/]+)\/\*/.exec(files)?.[1]

/** Types that share a folder with another one, as posters and pages of events do. */
const sharing = contentTypes.filter(({ name, files }) =>
  contentTypes.some((other) => other.name !== name && folderOf(files) && folderOf(other.files) === folderOf(files)),
)

/** Whether a list has to be told from another in the same folder. */
export const sharesFolder = (name: string) => sharing.some((type) => type.name === name)

/** Among the types that share a folder, the one whose fields a file has most of. */
const sharingTypeOf = (frontMatter: Record<string, unknown>): string => {
  const known = ({ schema }: (typeof sharing)[number]) =>
    Object.keys(frontMatter).filter((field) => field in schema.shape).length
  return sharing.reduce((best, type) => (known(type) > known(best) ? type : best)).name
}

/** What every English file is. */
export const ENGLISH = 'English'

/**
 * What a list of the desk may take an entry for: Decap CMS does not tell a file's name. Words of other languages, which lie in the
 * same folders, are for no list.
 */
export const kindsOf = (frontMatter: Record<string, unknown>): string[] =>
  DIGEST_FIELD in frontMatter ? [] : [ENGLISH, sharingTypeOf(frontMatter)]

/** Of an entry that cannot be read, which says why in every list that it may belong to */
export const ANY_KIND = [ENGLISH, ...sharing.map(({ name }) => name)]
