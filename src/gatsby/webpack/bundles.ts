import type { Compiler } from 'webpack'
import { hrefOf } from '../../config/sitePath'
import { present } from '../../lib/present'

let names: readonly string[] = []

/** For webpack: notes which files it made of the visitors' code, new or as before. */
export const noteBundles = {
  apply: (compiler: Compiler) => {
    compiler.hooks.afterEmit.tap('bundles', (compilation) => {
      names = compilation.getAssets().map(({ name }) => name)
    })
  },
}

/** Address of the words of the interface in a language (src/i18n/loadWords.ts). */
export const wordsFile = (language: string) =>
  hrefOf(
    `/${present(
      bundles().find((name) => name.startsWith(`words-${language}-`) && name.endsWith('.js')),
      `file of words in "${language}"`,
    )}`,
  )

/** Paths of those files below the build's folder. */
export const bundles = () => {
  if (names.length === 0) throw new Error('webpack has made nothing yet.')
  return names
}
