import type { Configuration, Module } from 'webpack'

interface StyleGroup {
  test: (module: Module) => boolean
}
interface StyleExtractor {
  options: { ignoreOrder?: boolean }
}

/** What stands on all pages. Sections and components belong to some of them, others to scripts that are loaded late. */
const EVERYWHERE = /[\\/]src[\\/](styles|layout)[\\/]/

/** Of islands, whose script then finds them in the page and asks for no sheet of its own. */
const ISLANDS = /[\\/]src[\\/](features[\\/](carousel|search)|components[\\/](PreviousNext|PauseButton))/

/**
 * Lets a page inline the styles of its own sections only, whose order cascade layers settle (src/styles/layers.ts).
 *
 * Patches: `test` of the cache group `styles` in Gatsby's webpack configuration, which puts the styles of the whole site
 * into one file and so into each page; the option `ignoreOrder` of its mini-css-extract-plugin.
 * Works around: Gatsby chose one file on purpose (https://github.com/gatsbyjs/gatsby/issues/11072); an exception for CSS
 * Modules was not merged (https://github.com/gatsbyjs/gatsby/pull/24702). It has no setting for the order
 * (https://github.com/gatsbyjs/gatsby/issues/29997).
 * Buys: a third less styles in front of the first paint of an article; no warnings of an order that means nothing here.
 * Delete when: Gatsby splits the styles of CSS Modules by page.
 * @throws where there is no such group or plugin
 */
export const pageStyles = ({ optimization, plugins = [] }: Configuration) => {
  const { cacheGroups = {} } = optimization?.splitChunks || {}
  const shared = cacheGroups['styles'] as StyleGroup | undefined
  const extractor = plugins.find((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin')
  if (typeof shared?.test !== 'function' || !extractor)
    throw new Error(
      'Gatsby’s webpack configuration splits styles in another way; see src/gatsby/patches/pageStyles.ts.',
    )
  const isStyle = shared.test
  shared.test = (module) => isStyle(module) && EVERYWHERE.test(module.identifier())
  const isOfSearch = (module: Module) => /features[\\/]search/.test(module.identifier())
  cacheGroups['islands'] = {
    ...shared,
    name: (module: Module) => (isOfSearch(module) ? 'search-styles' : 'carousel-styles'),
    test: (module: Module) => isStyle(module) && ISLANDS.test(module.identifier()),
  }
  ;(extractor as unknown as StyleExtractor).options.ignoreOrder = true
}
