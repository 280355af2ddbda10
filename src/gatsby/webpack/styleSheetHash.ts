/**
 * Two webpack plugins that make hashes follow from the style sheets themselves.
 */
import { sha256 } from '../codeHash'

interface Hook<Args extends unknown[]> {
  tap(name: string, run: (...args: Args) => void): void
}
/** A module; `content` is the text of one that mini-css-extract-plugin has extracted. */
interface Module {
  type: string
  identifier(): string
  content?: Buffer
}
interface Compilation {
  children: unknown[]
  modules: Iterable<Module>
  hooks: {
    beforeHash: Hook<[]>
    afterHash: Hook<[]>
    chunkHash: Hook<[chunk: unknown, hash: { update(text: string): void }]>
  }
}
interface Compiler {
  hooks: { compilation: Hook<[Compilation]> }
}

const NAME = 'StyleSheetHash'

let sheets = ''

const hashOfSheets = ({ modules }: Compilation) =>
  sha256(
    [...modules]
      .filter(({ type }) => type === 'css/mini-extract')
      .map((module) => `${module.identifier()} ${String(module.content)}`)
      .sort()
      .join(),
  )

/**
 * For the visitors' scripts. Webpack puts the compilations that extract style sheets into the hash of the build, and these
 * take place only where its cache does not hold the sheet: the first build from a cache would differ from the one that
 * filled it, and each open page would take it for a new release.
 */
export const stableHash = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      let children: unknown[] = []
      compilation.hooks.beforeHash.tap(NAME, () => {
        children = compilation.children
        compilation.children = []
      })
      compilation.hooks.afterHash.tap(NAME, () => {
        compilation.children = children
        sheets = hashOfSheets(compilation)
      })
    })
  },
}

/**
 * For the renderer of the pages, which is compiled after the scripts. Gatsby writes pages anew where the renderer's hash has
 * changed, and inlines style sheets that the renderer does not know: an edit of one alone would leave the pages as they
 * were.
 */
export const sheetsInHash = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      compilation.hooks.chunkHash.tap(NAME, (_chunk, hash) => hash.update(sheets)),
    )
  },
}
