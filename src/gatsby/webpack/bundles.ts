import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hrefOf } from '../../config/sitePath'
import { present } from '../../lib/present'

/** As far as Gatsby writes it into `webpack.stats.json` of a build. */
type Stats = { assetsByChunkName: Readonly<Record<string, readonly string[]>> }

/**
 * Addresses of the script's files that make up a chunk, by its name (`webpackChunkName`).
 * @param folder of the build
 */
export const scriptsOf = (folder: string) => {
  const { assetsByChunkName }: Stats = JSON.parse(readFileSync(join(folder, 'webpack.stats.json'), 'utf8'))
  return (chunk: string) =>
    present(assetsByChunkName[chunk], `chunk "${chunk}"`)
      .filter((file) => file.endsWith('.js'))
      .map((file) => hrefOf(`/${file}`))
}
