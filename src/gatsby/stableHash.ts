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
  hooks: { beforeHash: Hook<[]>; fullHash: Hook<[{ update(text: string | Buffer): void }]>; afterHash: Hook<[]> }
}
export interface Compiler {
  hooks: { compilation: Hook<[Compilation]> }
}

const sheetsOf = ({ modules }: Compilation) =>
  [...modules]
    .filter(({ type }) => type === 'css/mini-extract')
    .sort((one, other) => (one.identifier() < other.identifier() ? -1 : 1))

/**
 * A webpack plugin that makes the hash of a build follow from what is built. Webpack puts the compilations that extract
 * style sheets into it, and these take place only where its cache does not hold the sheet: the first build from a cache
 * differs from the one that filled it, each page is written anew, and each open page takes it for a new release. Here the
 * sheets themselves are part of the hash, which tells Gatsby to write the pages that they are inlined in.
 */
export const stableHash = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableHash', (compilation) => {
      let children: unknown[] = []
      compilation.hooks.beforeHash.tap('StableHash', () => {
        children = compilation.children
        compilation.children = []
      })
      compilation.hooks.fullHash.tap('StableHash', (hash) => {
        for (const sheet of sheetsOf(compilation)) hash.update(sheet.content ?? '')
      })
      compilation.hooks.afterHash.tap('StableHash', () => {
        compilation.children = children
      })
    })
  },
}
