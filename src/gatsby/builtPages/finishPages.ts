import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../codeHash'
import type { Frames } from './contentSecurityPolicy'
import { htmlFiles } from './htmlFiles'
import { leadPictureFirst } from './leadPictureFirst'
import { printApart } from './printApart'
import { scriptsLate } from './scriptsLate'
import { securePage } from './securePage'

/** @returns the address, which may be kept for good (KEPT_FILE of src/config/hosting.ts) */
const saveSheet = (folder: string, css: string) => {
  const name = `print-${sha256(css).slice(0, 20)}.css`
  writeFileSync(join(folder, name), css)
  return `/${name}`
}

/**
 * Lets every HTML file of the build start its script late, and its rules for paper too, ask for its lead picture early, and
 * gives it its Content Security Policy.
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
      secured = securePage(leadPictureFirst(scriptsLate(printApart(html, (css) => saveSheet(folder, css)))), frames)
    } catch (error) {
      throw new Error(`public/${path} can't have a Content Security Policy: ${(error as Error).message}`)
    }
    if (secured !== html) writeFileSync(file, secured)
  }
}
