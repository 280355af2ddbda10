import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { Configuration, RuleSetRule } from 'webpack'
import { codeHash, hashOfFiles } from '../codeHash'
import { pageStyles } from '../patches/pageStyles'
import { licences } from './licences'

interface Loader {
  loader?: string
  options?: { limit?: number; generator?: (file: Buffer, type: string) => string }
}

/**
 * In bytes. A small mask lies in the style sheet: a file, which is a document of its own to a browser, kept a slow phone busy
 * for 30 to 80 ms more before it answered. Fonts, small ones too, and larger masks are files, which a browser keeps.
 */
const MOST_IN_STYLES = 2000

const inlineSmallMasks = ({ module }: Configuration) => {
  for (const { test, use = [] } of (module?.rules ?? []) as RuleSetRule[]) {
    const isOfMasks = test instanceof RegExp && test.test('.svg')
    for (const { loader, options } of [use].flat() as Loader[]) {
      if (!options || !loader?.includes('url-loader')) continue
      options.limit = isOfMasks ? MOST_IN_STYLES : 0
      // an SVG is smaller as text than as base64 once the page is packed
      options.generator = (file, type) =>
        type === 'image/svg+xml'
          ? `data:${type},${encodeURIComponent(file.toString())}`
          : `data:${type};base64,${file.toString('base64')}`
    }
  }
}

/** What Gatsby has no setting for. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, stage }) => {
  const config = getConfig() as Configuration & { plugins: object[] }
  inlineSmallMasks(config)
  if (stage === 'develop' || stage === 'build-javascript') pageStyles(config)
  if (stage === 'build-javascript') {
    config.plugins.push(licences)
    config.entry = { ...(config.entry as object), start: join(process.cwd(), 'src/browser/start.ts') }
  }
  // Gatsby writes pages anew where its renderer changed, which knows nothing of the style sheets that pages inline, nor of
  // what finishes them (`SET_WEBPACK_COMPILATION_HASH` in gatsby/dist/redux/reducers/html.js)
  if (stage === 'build-html') config.output = { ...config.output, hashSalt: codeHash() + hashOfFiles(['src'], '.css') }
  actions.replaceWebpackConfig(config)
}
