import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frames } from './contentSecurityPolicy'
import { scriptsLate } from './scriptsLate'
import { securePage } from './securePage'

/** Pages, by their paths below the folder: not Gatsby's pieces of pages, nor its folder `page-data/404.html`. */
const htmlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.html') && !path.startsWith('_gatsby') && statSync(join(folder, path)).isFile(),
  )

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
