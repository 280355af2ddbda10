interface Hook<Args extends unknown[]> {
  tap(name: string, run: (...args: Args) => void): void
}
interface Compilation {
  children: unknown[]
  hooks: { beforeHash: Hook<[]>; afterHash: Hook<[]> }
}
export interface Compiler {
  hooks: { compilation: Hook<[Compilation]> }
}

/**
 * A webpack plugin that makes the hash of a build follow from what is built. The compilations that extract style sheets are
 * part of it, and take place only where webpack's cache does not hold the sheet: without this, the first build from a
 * cache differs from the one that filled it, each page is written anew, and each open page takes it for a new release.
 */
export const stableHash = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableHash', (compilation) => {
      let children: unknown[] = []
      compilation.hooks.beforeHash.tap('StableHash', () => {
        children = compilation.children
        compilation.children = []
      })
      compilation.hooks.afterHash.tap('StableHash', () => {
        compilation.children = children
      })
    })
  },
}
