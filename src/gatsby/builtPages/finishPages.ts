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

type Step = (html: string) => string

/** In this order: the policy names the very scripts and style sheets that the page has in the end. */
const stepsFor = (folder: string, frames: Frames): readonly Step[] => [
  (html) => printApart(html, (css) => saveSheet(folder, css)),
  scriptsLate,
  leadPictureFirst,
  (html) => securePage(html, frames),
]

/**
 * Finishes each HTML file of the build: moves print styles to a file, delays scripts, preloads the lead picture, adds the
 * Content Security Policy.
 * @param isFinished tells files that an earlier build has finished: a page takes some 25 ms
 *
 * @throws with the file's path where a page can't have a policy
 */
export const finishPages = (folder: string, frames: Frames, isFinished: (file: string) => boolean = () => false) => {
  const steps = stepsFor(folder, frames)
  for (const path of htmlFiles(folder)) {
    const file = join(folder, path)
    if (isFinished(file)) continue
    const html = readFileSync(file, 'utf8')
    let finished: string
    try {
      finished = steps.reduce((text, step) => step(text), html)
    } catch (error) {
      throw new Error(`public/${path} can't have a Content Security Policy: ${(error as Error).message}`)
    }
    if (finished !== html) writeFileSync(file, finished)
  }
}
