import { readdirSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What is for editors to read, and no content. */
export const FOR_EDITORS: readonly string[] = ['README.md', 'glosarium.md', 'letter.md']

/** What lies below `content/`, by paths below it with forward slashes, in the order of the alphabet. */
export interface ContentTree {
  folders: string[]
  files: string[]
}

/** Hidden files, those that Windows leaves, and copies that programs keep of a file while it is edited */
const PASSED_OVER = /(^|\/)(\.|~\$|thumbs\.db$|desktop\.ini$)|~$/i

/**
 * Lists `content/`; hidden files and what is for editors are left out.
 * @param root the project's folder
 */
export const contentTree = (root: string): ContentTree => {
  const content = join(root, 'content')
  const entries = readdirSync(content, { recursive: true, withFileTypes: true })
  const paths = (isWanted: (entry: Dirent) => boolean) =>
    entries
      .filter(isWanted)
      .map(({ parentPath, name }) => relative(content, join(parentPath, name)).split(sep).join('/'))
      .filter((path) => !PASSED_OVER.test(path) && !FOR_EDITORS.includes(path))
      .sort()
  return {
    folders: paths((entry) => entry.isDirectory()),
    files: paths((entry) => entry.isFile()),
  }
}
