import type { Configuration } from 'webpack'
import { loaderOptions } from './loaderOptions'

/**
 * Names the classes of CSS Modules by a hash.
 *
 * Patches: css-loader's option `modules.localIdentName` in Gatsby's webpack configuration.
 * Works around: Gatsby has no setting for it, and names classes after their file and rule
 * (https://github.com/gatsbyjs/gatsby/pull/24702, not merged).
 * Buys: BYTES less HTML on the home page (brotli), which carries each name twice.
 * Delete when: Gatsby names classes by a hash in production.
 * @throws where no loader has such names
 */
export const shortClassNames = (config: Configuration) => {
  const named = loaderOptions(config, ({ modules }) => modules?.localIdentName, 'src/gatsby/patches/shortClassNames.ts')
  for (const { modules } of named) modules!.localIdentName = '[hash:base64:5]'
}
