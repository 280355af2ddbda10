import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler, Configuration } from 'webpack'
import { hrefOf, SITE_PATH } from '../../config/sitePath'

/** Lets style sheets name files of static/ as routes; webpack leaves addresses that begin with a slash as they are. */
const stylePaths = {
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

/**
 * For a site below a path (src/config/sitePath.ts): its style sheets follow it, and nothing is taken from webpack's cache of
 * another path, where the addresses of fonts and masks are kept, though Gatsby drops its own.
 */
export const belowPath = (config: Configuration) => {
  if (typeof config.cache === 'object' && config.cache.type === 'filesystem') config.cache.version = SITE_PATH
  if (SITE_PATH) config.plugins?.push(stylePaths)
}
