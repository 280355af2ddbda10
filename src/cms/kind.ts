import { contentTypes } from '../schema/registry'

const folderOf = (files: string) => /^([^/]+)\/\*/.exec(files)?.[1]

/** Types that share a folder with another one, as posters and pages of events do. */
const sharing = contentTypes.filter(({ name, files }) =>
  contentTypes.some((other) => other.name !== name && folderOf(files) && folderOf(other.files) === folderOf(files)),
)

/** Whether a list has to be told from another in the same folder. */
export const sharesFolder = (name: string) => sharing.some((type) => type.name === name)

/** Among the types that share a folder, the one whose fields a file has most of. */
export const kindOf = (frontMatter: Record<string, unknown>): string => {
  const known = ({ schema }: (typeof sharing)[number]) =>
    Object.keys(frontMatter).filter((field) => field in schema.shape).length
  return sharing.reduce((best, type) => (known(type) > known(best) ? type : best)).name
}
