import { readdirSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What is for editors to read, and no content. */
export const FOR_EDITORS: readonly string[] = ['README.md', 'glosarium.md']

/** What lies below `content/`, by paths below it with forward slashes, in the order of the alphabet. */
export interface ContentTree {
  folders: string[]
  files: string[]
  /** Symbolic links: they are not followed */
  links: string[]
}

/** Whether a file or folder had vanished when it was asked for. */
export const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Whether the system does not let this person read a file or folder. */
export const isRefused = (error: unknown) => ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')

/** What is said of such a file or folder. */
export const REFUSED = 'may not be read by you; ask its owner for the right to, or put a copy of your own in its place.'

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
      .filter((path) => !/(^|\/)\./.test(path) && !FOR_EDITORS.includes(path))
      .sort()
  return {
    folders: paths((entry) => entry.isDirectory()),
    files: paths((entry) => entry.isFile()),
    links: paths((entry) => entry.isSymbolicLink()),
  }
}
