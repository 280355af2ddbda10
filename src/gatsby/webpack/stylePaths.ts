import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from 'webpack'
import { hrefOf } from '../../config/sitePath'

/** For webpack: lets style sheets name files of static/ as routes; it leaves addresses that begin with a slash as they are. */
export const stylePaths = {
  apply: (compiler: Compiler) => {
    const { Compilation, sources } = compiler.webpack
    const withPath = (css: string) =>
      css.replace(/(?<=url\(["']?)\/[^"')]+/g, (route) => (existsSync(join('static', route)) ? hrefOf(route) : route))
    compiler.hooks.thisCompilation.tap('style paths', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'style paths', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        (assets) => {
          for (const name of Object.keys(assets).filter((one) => one.endsWith('.css')))
            compilation.updateAsset(name, (source) => new sources.RawSource(withPath(String(source.source()))))
        },
      )
    })
  },
}
