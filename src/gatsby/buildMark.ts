import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

/** Hidden files are what Gatsby leaves in its cache when it empties it. */
const MARK = '.cache/.building'

/**
 * Marks the cache while a build works on it. Gatsby stores nodes at once and its state at the end: where a build was broken off
 * between the two, the next one would not see what was edited, so that scripts/gatsby.cjs deletes a cache with this mark.
 */
export const markBuild = () => {
  mkdirSync('.cache', { recursive: true })
  writeFileSync(MARK, '')
}

export const unmarkBuild = () => rmSync(MARK, { force: true })
