import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frames } from './contentSecurityPolicy'
import { htmlFiles } from './htmlFiles'
import { scriptsLate } from './scriptsLate'
import { securePage } from './securePage'

/**
 * Lets every HTML file of the build start its script late, and gives it its Content Security Policy.
 * @param isSecured tells files that have both already: a page takes some 25 ms
 *
 * @throws with the file's path where a page can't have one
 */
export const securePages = (folder: string, frames: Frames, isSecured: (file: string) => boolean = () => false) => {
  for (const path of htmlFiles(folder)) {
    const file = join(folder, path)
    if (isSecured(file)) continue
    const html = readFileSync(file, 'utf8')
    let secured: string
    try {
      secured = securePage(scriptsLate(html), frames)
    } catch (error) {
      throw new Error(`public/${path} can't have a Content Security Policy: ${(error as Error).message}`)
    }
    if (secured !== html) writeFileSync(file, secured)
  }
}
