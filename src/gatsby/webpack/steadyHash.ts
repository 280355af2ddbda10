import type { Compiler } from 'webpack'
import { sha256 } from '../sha256'

/**
 * For webpack: a compilation's hash is that of the names of the files it made, which follow from what they hold. Webpack's own is
 * another one where it took modules from its cache, and Gatsby writes it into every page (`___webpackCompilationHash`): the build
 * after each change of code would give all pages new bytes.
 */
export const steadyHash = {
  apply: (compiler: Compiler) => {
    compiler.hooks.afterEmit.tap('steady hash', (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name)
      compilation.hash = sha256(names.sort().join('\n')).slice(0, 20)
    })
  },
}
