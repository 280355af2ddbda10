export { onCreateNode, shouldOnCreateNode, sourceNodes } from './src/gatsby/contentNodes'
export { createResolvers, createSchemaCustomization } from './src/gatsby/graphqlSchema'
export { createPages, onPreInit } from './src/gatsby/pages'
export { onCreateWebpackConfig } from './src/gatsby/webpack'
