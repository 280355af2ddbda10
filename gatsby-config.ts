import type { GatsbyConfig } from 'gatsby'
import { developMiddleware } from './src/desk/deskMiddleware'
import './src/gatsby/pictures/picturePool'
import { pictureDefaults } from './src/gatsby/pictures/pictureQuality'
import './src/gatsby/pictures/uprightPictures'

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  developMiddleware,
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: 'content', ignore: ['**/README.md'] } },
    // the Markdown that the check of content reads (src/schema/markdown.ts), and no more
    { resolve: 'gatsby-transformer-remark', options: { gfm: false, footnotes: false } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: pictureDefaults } },
    'gatsby-plugin-image',
  ],
}

export default config
