import type { Configuration } from 'webpack'

interface StyleExtractor {
  options: { ignoreOrder?: boolean }
}

/**
 * Keeps webpack from warning of the order of style sheets, which cascade layers settle (src/styles/layers.ts).
 *
 * Patches: the option `ignoreOrder` of the mini-css-extract-plugin in Gatsby's webpack configuration.
 * Works around: Gatsby has no setting for it (https://github.com/gatsbyjs/gatsby/issues/29997).
 * Buys: a build without some dozens of warnings that mean nothing here.
 * Delete when: Gatsby takes the option, or style sheets are no longer CSS Modules.
 * @throws where there is no such plugin
 */
export const styleOrder = ({ plugins = [] }: Configuration) => {
  const extractor = (plugins as object[]).find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin')
  if (!extractor)
    throw new Error(
      'Gatsby extracts styles by another plugin than MiniCssExtractPlugin; see src/gatsby/patches/styleOrder.ts.',
    )
  ;(extractor as StyleExtractor).options.ignoreOrder = true
}
