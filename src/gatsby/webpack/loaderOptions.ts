import type { Configuration, RuleSetRule } from 'webpack'

/** What the patches ask of: of url-loader, and of css-loader. */
export interface LoaderOptions {
  limit?: number
  name?: string
  modules?: { localIdentName?: string; getLocalIdent?: unknown }
}

const nested = ({ oneOf = [], use = [] }: RuleSetRule): unknown[] => [
  ...oneOf.flatMap((rule) => (rule ? nested(rule) : [])),
  ...(Array.isArray(use) ? use : [use]),
]

/**
 * The options of those loaders in Gatsby's webpack configuration that fit.
 * @param patch the file that asks
 * @throws with its name where there are none
 */
export const loaderOptions = (
  { module }: Configuration,
  fits: (options: LoaderOptions) => unknown,
  patch: string,
): LoaderOptions[] => {
  const loaders = (module?.rules ?? []).flatMap((rule) => (rule && typeof rule === 'object' ? nested(rule) : []))
  const found = loaders.map((loader) => (loader as { options?: LoaderOptions }).options ?? {}).filter(fits)
  if (found.length === 0)
    throw new Error(`No loader of Gatsby’s webpack configuration has the options that ${patch} changes.`)
  return found
}
