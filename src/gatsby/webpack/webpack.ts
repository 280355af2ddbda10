import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { Configuration } from 'webpack'
import { assetFiles } from '../patches/assetFiles'
import { noRouter } from '../patches/noRouter'
import { noWorkers } from '../patches/noWorkers'
import { pageStyles } from '../patches/pageStyles'
import { shortClassNames } from '../patches/shortClassNames'
import { steadyHash } from '../patches/steadyHash'
import { styleEdits } from '../patches/styleEdits'
import { styleOrder } from '../patches/styleOrder'
import { belowPath } from './belowPath'
import { noteBundles } from './bundles'
import { ContentOverlay } from './contentOverlay'
import { licences } from './licences'

/** What Gatsby has no setting for; each says itself what it is for. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, stage }) => {
  const config = getConfig() as Configuration & { plugins: object[] }
  const isForBrowser = stage === 'develop' || stage === 'build-javascript'
  assetFiles(config)
  belowPath(config)
  if (isForBrowser) {
    styleOrder(config)
    pageStyles(config)
  }
  if (stage.startsWith('build')) shortClassNames(config)
  if (stage === 'develop') config.plugins.push(new ContentOverlay(process.cwd()))
  if (stage === 'build-javascript') {
    noRouter(config, process.cwd())
    noWorkers(config)
    config.plugins.push(licences, noteBundles, steadyHash)
  }
  if (stage === 'build-html') styleEdits(config, join(process.cwd(), 'src'))
  actions.replaceWebpackConfig(config)
}
