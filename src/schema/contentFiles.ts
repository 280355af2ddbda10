import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What is for editors to read, and no content. */
export const FOR_EDITORS: readonly string[] = ['README.md', 'glosarium.md', 'letter.md']

/** Hidden files, those that Windows leaves, and copies that programs keep of a file while it is edited */
const PASSED_OVER = /(^|\/)(\.|~\$|thumbs\.db$|desktop\.ini$)|~$/i

/**
 * Lists the files below `content/`, by paths below it with forward slashes, in the order of the alphabet; hidden files and what is
 * for editors are left out.
 * @param root the project's folder
 */
export const contentFiles = (root: string): string[] => {
  const content = join(root, 'content')
  return readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(content, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !PASSED_OVER.test(path) && !FOR_EDITORS.includes(path))
    .sort()
}
