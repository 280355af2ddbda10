import type { CheckedFile } from '../checkedFile'
import { isPlainName } from './plainName'

/** In the browser, where the desk runs, there is no node:path. */
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))

const isMisnamed = (folder: string, number: unknown) => {
  const name = folder.slice(folder.lastIndexOf('/') + 1)
  return !isPlainName(name) || (typeof number === 'number' && number !== Number(/^\d+(?=-)/.exec(name)?.[0]))
}

/**
 * Puts originals before what was copied from them, so that a copy is blamed for what two files share: what has a plain
 * name, and of articles the number of its folder, comes first; then the order of the folders' names decides.
 */
export const originalsFirst = (files: readonly CheckedFile[]): CheckedFile[] => {
  const placed = files.map((checked) => {
    const folder = folderOf(checked.file)
    return { checked, place: `${isMisnamed(folder, checked.frontMatter.number) ? 1 : 0} ${folder}` }
  })
  return placed.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ checked }) => checked)
}
