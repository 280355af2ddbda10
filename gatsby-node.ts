import './src/i18n/words'

export { onPostBuild } from './src/gatsby/afterBuild'
export { onPreInit } from './src/gatsby/beforeBuild'
export { onCreateNode, shouldOnCreateNode, sourceNodes } from './src/gatsby/contentNodes'
export { createResolvers, createSchemaCustomization } from './src/gatsby/graphql/graphqlSchema'
export { createPages, onCreatePage } from './src/gatsby/pages/pages'
export { onCreateWebpackConfig } from './src/gatsby/webpack/webpack'
