import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { HASHED_FOLDER } from '../../config/hosting'
import { className, type ClassName } from './classNames'
import { ContentOverlay } from './contentOverlay'
import { licences } from './licences'
import { sheetsInHash, stableHash } from './styleSheetHash'

type Rule = { readonly oneOf?: readonly Rule[]; readonly use?: readonly Loader[] }
type LoaderOptions = {
  readonly modules?: { localIdentName?: string; getLocalIdent?: ClassName }
  /** Of url-loader: below it a file is written into what asks for it, in bytes */
  limit?: number
  name?: string
}
type Loader = { readonly options?: LoaderOptions }
type StyleGroup = { test: (module: { identifier(): string }) => boolean }
type Config = {
  readonly output: { chunkFilename: string }
  readonly plugins: object[]
  readonly module: { readonly rules: readonly Rule[] }
  readonly resolve: { alias: Record<string, string | false> }
  readonly optimization: { readonly splitChunks?: { readonly cacheGroups: { readonly styles?: StyleGroup } } }
}

const isStyleExtractor = (plugin: object): plugin is { options: { ignoreOrder?: boolean; chunkFilename: string } } =>
  plugin.constructor.name === 'MiniCssExtractPlugin'

const loadersOf = (rules: readonly Rule[]): readonly Loader[] =>
  rules.flatMap(({ oneOf = [], use = [] }) => [...loadersOf(oneOf), ...(Array.isArray(use) ? (use as Loader[]) : [])])

/** What stands on all pages. Sections and components belong to some of them, others to scripts that are loaded late. */
const EVERYWHERE = /[\\/]src[\\/](styles|layout(?![\\/]search))[\\/]/

/**
 * Parts of Gatsby's run time that this site has no use for: the Script component with its web worker, service workers, the
 * fetching ahead of links in view (src/layout/hydration.ts), and a hook in CommonJS, for whose sake all of the router would be
 * kept, also what nobody calls.
 */
const UNUSED = [
  'gatsby-script',
  resolve('node_modules/gatsby-react-router-scroll/use-scroll-restoration.js'),
  resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
  resolve('.cache/register-service-worker'),
  resolve('.cache/prefetch'),
]

/**
 * What Gatsby has no setting for:
 * - the order of CSS files does not matter, since cascade layers settle it (src/styles/layers.ts);
 * - a page inlines the styles of its own sections only: Gatsby puts the styles of the whole site into each page;
 * - short class names in the build: every page carries them twice;
 * - fonts and masks that style sheets name are files, however small, since each page would carry them; the hash in their
 *   names, which lets a browser keep them for good, is a short one;
 * - `gatsby develop` says mistakes of the content as it says those of the code;
 * - files that scripts load are named by a number, since every page carries the list of them: 0.2 kB less (brotli);
 * - unused parts of Gatsby's run time and of Babel's stay out of the script: 3.1 kB less (brotli) on every page;
 * - the licences of what is sent to visitors (./licences.ts);
 * - hashes that follow from the style sheets (./styleSheetHash.ts).
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, stage }) => {
  const config = getConfig() as Config
  const extract = config.plugins.find(isStyleExtractor)
  if (extract) extract.options.ignoreOrder = true

  const shared = config.optimization.splitChunks?.cacheGroups.styles
  if (shared) {
    const isCss = shared.test
    shared.test = (module) => isCss(module) && EVERYWHERE.test(module.identifier())
  }
  for (const { options } of loadersOf(config.module.rules)) {
    if (options?.modules?.localIdentName && stage.startsWith('build')) options.modules.getLocalIdent = className
    if (options?.limit)
      Object.assign(options, { limit: 0, name: `${HASHED_FOLDER.slice(1)}[name]-[hash:base62:4].[ext]` })
  }
  if (stage === 'develop') config.plugins.push(new ContentOverlay(process.cwd()))
  if (stage === 'build-javascript') {
    for (const name of UNUSED) config.resolve.alias[name] = false
    config.resolve.alias['prop-types'] = resolve('src/gatsby/webpack/propTypesStub.ts')
    config.resolve.alias[resolve('node_modules/@babel/runtime/helpers/esm/toConsumableArray')] = resolve(
      'src/gatsby/webpack/arrayFromSpread.ts',
    )
    config.output.chunkFilename = '[id]-[contenthash].js'
    if (extract) extract.options.chunkFilename = '[id].[contenthash].css'
    config.plugins.push(licences, stableHash)
  }
  if (stage === 'build-html') config.plugins.push(sheetsInHash)
  actions.replaceWebpackConfig(config)
}
