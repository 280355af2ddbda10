import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hrefOf } from '../../config/sitePath'
import { present } from '../../lib/present'

/** As far as Gatsby writes it into `webpack.stats.json` of a build. */
type Stats = { assetsByChunkName: Readonly<Record<string, readonly string[]>> }

/**
 * Addresses of the files that make up a chunk, scripts and style sheets, by its name (`webpackChunkName`).
 * @param folder of the build
 */
export const filesOf = (folder: string) => {
  const { assetsByChunkName }: Stats = JSON.parse(readFileSync(join(folder, 'webpack.stats.json'), 'utf8'))
  return (chunk: string) =>
    present(assetsByChunkName[chunk], `chunk "${chunk}"`)
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => hrefOf(`/${file}`))
}
