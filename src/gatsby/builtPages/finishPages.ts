import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deferScripts, isDeferred } from '../patches/deferScripts'
import type { Frames } from './contentSecurityPolicy'
import { htmlFiles } from './htmlFiles'
import { securePage } from './securePage'

/** Of the desk, which an earlier build may have left there. */
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy"/

/**
 * Finishes each page that Gatsby has written: defers its scripts, then adds the Content Security Policy, which names the very
 * scripts that the page has in the end.
 * @param filesOf addresses of the files of a chunk, by its name
 * @throws with the file's path where a page is not as a step expects it
 */
export const finishPages = (folder: string, frames: Frames, filesOf: (chunk: string) => readonly string[]) => {
  for (const path of htmlFiles(folder)) {
    const file = join(folder, path)
    const html = readFileSync(file, 'utf8')
    if (isDeferred(html) || OWN_POLICY.test(html)) continue
    try {
      writeFileSync(file, securePage(deferScripts(html, filesOf), frames))
    } catch (error) {
      throw new Error(`public/${path} could not be finished: ${(error as Error).message}`)
    }
  }
}
