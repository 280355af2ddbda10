import { watch } from 'node:fs'
import { join } from 'node:path'
import { contentTree } from '../schema/contentTree'

/** Editors of text write a file in several steps. */
const REST_MS = 100

/**
 * Calls `onChange` once, when something below `content/` has changed and then rested for a moment. Each folder is watched
 * by itself: Node's recursive watch loses files that are saved by replacing them.
 * @param root the project's folder
 */
export const onNextChange = (root: string, onChange: () => void) => {
  let timer: NodeJS.Timeout | undefined
  const folders = ['', ...contentTree(root).folders].map((folder) => join(root, 'content', folder))
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const watcher of watchers) watcher.close()
      onChange()
    }, REST_MS)
  }
  // Windows calls it an error when a watched folder is deleted
  const watchers = folders.map((folder) => watch(folder, rest).on('error', rest))
}
