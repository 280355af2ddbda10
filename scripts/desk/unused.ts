import type { Plugins } from './plugins'

interface Unused {
  importer: RegExp
  path: RegExp
  /** What stands in, where Decap CMS calls it all the same */
  contents?: string
}

/**
 * What Decap CMS imports and this desk never runs: empty modules stand in. docs/decisions/desk.md says how much each weighs. The
 * build ends where one of them is not imported any more.
 */
const UNUSED: readonly Unused[] = [
  // formats of files other than our own (contentFormat.ts)
  { importer: /decap-cms-core\/dist\/esm\/formats\//, path: /^(@iarna\/toml.*|tomlify-j0\.4|gray-matter)$/ },
  // the check of the settings, which would have to compile code; __tests__/browser/desk.spec.ts runs it
  {
    importer: /decap-cms-core\/dist\/esm\/actions\/config\.js$/,
    path: /constants\/configSchema$/,
    contents: 'export const validateConfig = () => {}',
  },
  // shortcodes within a text, and a way to read pasted HTML that it has given up
  { importer: /decap-cms-widget-markdown\//, path: /^(react-dom\/server|rehype-parse|rehype-remark)$/ },
  // names of all styles, by which React checks properties in development
  { importer: /react-split-pane\//, path: /^react-style-proptype$/ },
]

/** The same for backends, of which only one is bundled: their other interface, GraphQL */
const GRAPHQL: readonly Unused[] = [
  { importer: /decap-cms-backend-github\//, path: /^\.\/GraphQLAPI$/ },
  { importer: /decap-cms-backend-gitlab\//, path: /^apollo-/ },
  { importer: /decap-cms-backend-gitlab\//, path: /^graphql-tag$/, contents: 'export const gql = () => {}' },
]

export const withoutUnused = {
  name: 'without-unused',
  setup(build: Plugins) {
    const found = new Set<Unused>()
    build.onResolve({ filter: /./ }, ({ path, importer }) => {
      const unused = [...UNUSED, ...GRAPHQL].find((one) => one.importer.test(importer) && one.path.test(path))
      if (!unused) return undefined
      found.add(unused)
      return { path, namespace: 'unused', pluginData: { contents: unused.contents ?? 'module.exports = () => {}' } }
    })
    build.onLoad({ filter: /./, namespace: 'unused' }, ({ pluginData }) => pluginData)
    build.onEnd(() => {
      const gone = UNUSED.find((one) => !found.has(one))
      if (gone)
        throw new Error(
          `Decap CMS does not import ${String(gone.path)} any more; take it out of scripts/desk/unused.ts.`,
        )
    })
  },
}
