import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { sha256 } from '../sha256'

const hashOfSheets = (folder: string) =>
  sha256(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .sort()
      .map((path) => path + readFileSync(join(folder, path), 'utf8'))
      .join('\n'),
  )

/**
 * Lets an edit of a style sheet alone reach the pages.
 *
 * Patches: `output.hashSalt` of webpack's configuration for what renders the pages. Gatsby writes a page anew where the hash
 * of its renderer has changed (gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js).
 * Works around: the renderer does not know the style sheets that pages inline, and with slices Gatsby leaves the hash of
 * the browser's script, which does, out of account (`SET_WEBPACK_COMPILATION_HASH` in gatsby/dist/redux/reducers/html.js).
 * Buys: without it a build after such an edit leaves the old styles in every page.
 * Delete when: Gatsby writes pages anew whose inlined styles have changed.
 * @param folder where all style sheets of the site are
 */
export const styleEdits = ({ output }: Configuration, folder: string) => {
  if (!output)
    throw new Error('Gatsby’s webpack configuration has no "output" any more; see src/gatsby/patches/styleEdits.ts.')
  output.hashSalt = hashOfSheets(folder)
}
