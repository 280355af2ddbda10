import type { GatsbyConfig } from 'gatsby'
import { developMiddleware } from './desk/developMiddleware'
import { SITE_PATH } from './src/config/sitePath'
import { sharpDefaults } from './src/gatsby/patches/sharpDefaults'
import { FOR_EDITORS } from './src/schema/contentFiles'

// Gatsby reads this file before any plugin, in its own process and in its workers
sharpDefaults()

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
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          formats: ['auto', 'avif'],
          placeholder: 'dominantColor',
          quality: 75,
          avifOptions: { quality: 44 },
        },
        // with its own `warning` the photographs of some telephones end the build
        failOn: 'error',
      },
    },
    'gatsby-plugin-image',
  ],
}

export default config
