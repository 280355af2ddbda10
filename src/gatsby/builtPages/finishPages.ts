import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hrefOf } from '../../config/sitePath'
import { deferScripts } from '../patches/deferScripts'
import { dropChunkMap } from '../patches/dropChunkMap'
import { withoutAnnouncer } from '../patches/noRouter'
import type { Frames } from './contentSecurityPolicy'
import { htmlFiles, inPage } from './htmlFiles'
import { forOlderBrowsers } from './olderBrowsers'
import { securePage } from './securePage'
import { plainVoidElements } from './voidElements'

interface PageFiles {
  /** Name of the sheet of older browsers */
  olderSheet: string
  /** From a language to the address of the words of the interface */
  wordsFile: (language: string) => string
}

/**
 * Finishes each HTML file of the build: takes out what nothing reads, defers its scripts, leaves what only older browsers need
 * to their sheet, then adds the Content Security Policy, which names the very scripts that the page has in the end.
 * @param isFinished tells files that an earlier build has finished: a page takes some 25 ms
 * @throws with the file's path where a page is not as a step expects it
 */
export const finishPages = (
  folder: string,
  frames: Frames,
  { olderSheet, wordsFile }: PageFiles,
  isFinished: (file: string) => boolean = () => false,
) => {
  for (const path of htmlFiles(folder)) {
    const file = join(folder, path)
    if (isFinished(file)) continue
    const html = readFileSync(file, 'utf8')
    const finished = inPage(path, () => {
      const needed = withoutAnnouncer(dropChunkMap(html))
      return securePage(
        plainVoidElements(forOlderBrowsers(deferScripts(needed, wordsFile), hrefOf(`/${olderSheet}`))),
        frames,
      )
    })
    if (finished !== html) writeFileSync(file, finished)
  }
}
