import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frames } from './contentSecurityPolicy'
import { securePage } from './securePage'

/** Pages, by their paths below the folder: not Gatsby's pieces of pages, nor its folder `page-data/404.html`. */
const htmlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.html') && !path.startsWith('_gatsby') && statSync(join(folder, path)).isFile(),
  )

/**
 * Gives every HTML file of the build its Content Security Policy.
 *
 * @throws with the file's path where a page can't have one
 */
export const securePages = (folder: string, frames: Frames) => {
  for (const path of htmlFiles(folder)) {
    const html = readFileSync(join(folder, path), 'utf8')
    let secured: string
    try {
      secured = securePage(html, frames)
    } catch (error) {
      throw new Error(`public/${path} can't have a Content Security Policy: ${(error as Error).message}`)
    }
    if (secured !== html) writeFileSync(join(folder, path), secured)
  }
}
