import { join } from 'node:path'
import { checkContent } from '../../schema/checkContent'
import { mistakeText, type Mistake } from '../../schema/mistake'

interface Compilation {
  compiler: Compiler
  contextDependencies: { add(folder: string): void }
  errors: Error[]
}
export interface Compiler {
  hooks: { afterCompile: { tapPromise(name: string, run: (compilation: Compilation) => Promise<void>): void } }
}

/** Gatsby's overlay does not fold lines; so many characters have room in it. */
const LINE = /(.{1,64})(?: |$)/g

/** It takes the first line for the file and its line, which it opens in an editor. */
const overlayText = (mistakes: readonly Mistake[]) => {
  const [{ file, line = 1 }] = mistakes as [Mistake]
  const sentences = mistakes.map((mistake) => mistakeText(mistake).replace(LINE, '$1\n'))
  return [`${file} (${line}:1)`, ...sentences].join('\n')
}

/**
 * While `gatsby develop` runs: says all mistakes of `content/` in the overlay that Gatsby lays over the page, and in the
 * terminal, as if they were mistakes of code. The overlay goes when they are mended.
 */
export class ContentOverlay {
  /** @param root the project's folder */
  constructor(private readonly root: string) {}

  apply(whole: Compiler) {
    whole.hooks.afterCompile.tapPromise('ContentOverlay', async ({ compiler, contextDependencies, errors }) => {
      // each style sheet is compiled by a compiler of its own, with the same hooks
      if (compiler !== whole) return
      contextDependencies.add(join(this.root, 'content'))
      const { mistakes } = await checkContent(this.root)
      if (mistakes.length === 0) return
      const error = new Error(overlayText(mistakes))
      // where in this file it was made is of no help
      delete error.stack
      errors.push(error)
    })
  }
}
