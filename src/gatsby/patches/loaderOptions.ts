import type { Configuration, RuleSetRule } from 'webpack'

type Options = Record<string, unknown>

const nested = ({ oneOf = [], use = [] }: RuleSetRule): unknown[] => [
  ...oneOf.flatMap((rule) => (rule ? nested(rule) : [])),
  ...(Array.isArray(use) ? use : [use]),
]

/**
 * The options of all loaders in Gatsby's webpack configuration that have one of this name.
 * @throws where there are none, with the name of the file that asks
 */
export const loaderOptions = ({ module }: Configuration, name: string, asker: string): Options[] => {
  const loaders = (module?.rules ?? []).flatMap((rule) => (rule && typeof rule === 'object' ? nested(rule) : []))
  const found = loaders
    .map((loader) => (loader as { options?: Options }).options ?? {})
    .filter((options) => options[name])
  if (found.length === 0)
    throw new Error(`No loader of Gatsby’s webpack configuration has the option "${name}" any more; see ${asker}.`)
  return found
}
