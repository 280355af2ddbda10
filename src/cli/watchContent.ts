import { watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { contentTree, isGone } from '../schema/contentTree'

/** Editors of text write a file in several steps. */
const REST_MS = 100

/**
 * Calls `onChange` once, when something below `content/` has changed and then rested for a moment. Each folder is watched
 * by itself: Node's recursive watch loses files that are saved by replacing them.
 * @param root the project's folder
 */
export const onNextChange = (root: string, onChange: () => void) => {
  let timer: NodeJS.Timeout | undefined
  const watchers: FSWatcher[] = []
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const watcher of watchers) watcher.close()
      onChange()
    }, REST_MS)
  }
  try {
    for (const folder of ['', ...contentTree(root).folders]) {
      // Windows calls it an error when a watched folder is deleted
      watchers.push(watch(join(root, 'content', folder), rest).on('error', rest))
    }
  } catch (error) {
    // one that vanished before it could be watched is a change too
    if (!isGone(error)) throw error
    rest()
  }
}
