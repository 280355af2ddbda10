import type { Compiler } from 'webpack'

let names: readonly string[] = []

/** For webpack: notes which files it made of the visitors' code, new or as before. */
export const noteBundles = {
  apply: (compiler: Compiler) => {
    compiler.hooks.afterEmit.tap('bundles', (compilation) => {
      names = compilation.getAssets().map(({ name }) => name)
    })
  },
}

/** Paths of those files below the build's folder. */
export const bundles = () => {
  if (names.length === 0) throw new Error('webpack has made nothing yet.')
  return names
}
