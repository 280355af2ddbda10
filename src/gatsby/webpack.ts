import type { GatsbyNode } from 'gatsby'

/** CSS order is settled by cascade layers (src/styles/layers.css), so the order of the files does not matter. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig }) => {
  const config = getConfig() as { plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[] }
  const extract = config.plugins?.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin')
  if (extract?.options) extract.options.ignoreOrder = true
  actions.replaceWebpackConfig(config)
}
