import type { GatsbyConfig } from 'gatsby'
import { developMiddleware } from './desk/developMiddleware'
import { SITE_PATH } from './src/config/sitePath'
import { encodePictures } from './src/gatsby/patches/encodePictures'
import { uprightMetadata } from './src/gatsby/patches/uprightMetadata'
import { pictureDefaults } from './src/gatsby/pictures/pictureQuality'
import { FAIL_ON } from './src/schema/checks/wholePicture'
import { FOR_EDITORS } from './src/schema/contentTree'

// Gatsby reads this file before any plugin, in its own process and in its workers
encodePictures()
uprightMetadata()

const config: GatsbyConfig = {
  trailingSlash: 'never',
  pathPrefix: SITE_PATH,
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['src/gatsby/**/*.ts'],
  },
  developMiddleware,
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: 'content', ignore: FOR_EDITORS.map((name) => `**/${name}`) },
    },
    'gatsby-transformer-remark',
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: pictureDefaults, failOn: FAIL_ON } },
    'gatsby-plugin-image',
  ],
}

export default config
