import type { Configuration } from 'webpack'
import { HASHED_FOLDER } from '../../config/hosting'
import { loaderOptions } from '../webpack/loaderOptions'

/**
 * Makes fonts and masks that style sheets name files, however small, with a short hash in their names.
 *
 * Patches: the options `limit` and `name` of url-loader in Gatsby's webpack configuration, by which files below 10 kB are
 * written into what asks for them.
 * Works around: Gatsby has no setting for them (`loaders.url` in gatsby/dist/utils/webpack-utils.js).
 * Buys: no page carries them, and a browser keeps them for good (docs/decisions.md, "Fonts and masks have a hash").
 * Delete when: Gatsby has a setting for them.
 * @throws where no loader has such a limit
 */
export const assetFiles = (config: Configuration) => {
  const name = `${HASHED_FOLDER.slice(1)}[name]-[hash:base62:4].[ext]`
  const limited = loaderOptions(config, ({ limit }) => limit, 'src/gatsby/patches/assetFiles.ts')
  for (const options of limited) Object.assign(options, { limit: 0, name })
}
