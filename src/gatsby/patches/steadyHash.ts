import type { Compiler } from 'webpack'
import { sha256 } from '../sha256'

/**
 * A plugin for webpack, by which a compilation's hash is that of the names of the files it made. These follow from what they hold.
 *
 * Patches: `hash` of webpack's compilation, which Gatsby writes into every page as `___webpackCompilationHash`
 * (gatsby/dist/commands/build.js, gatsby-webpack-stats-extractor.js).
 * Works around: webpack's own is another one where it took modules from its cache, though it made the same files.
 * Buys: pages keep their bytes in the build after a change of code; else all of them are finished, compressed and sent again.
 * Delete when: webpack's hash is the same from its cache, or Gatsby writes none into pages.
 */
export const steadyHash = {
  apply: (compiler: Compiler) => {
    compiler.hooks.afterEmit.tap('steady hash', (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name)
      compilation.hash = sha256(names.sort().join('\n')).slice(0, 20)
    })
  },
}
