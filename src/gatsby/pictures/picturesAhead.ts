import type { GatsbyNode } from 'gatsby'

/** What matters here of Gatsby's state. */
interface State {
  pages: Map<string, { componentPath: string; context: Record<string, unknown> }>
  components: Map<string, { query: string }>
  queries: { trackedQueries: Map<string, { dirty: number }> }
}

/**
 * Runs the queries of new and changed pages before webpack begins, for the pictures that they ask for: webpack leaves all
 * cores but one idle, and Gatsby runs the queries after it. What they answer, mistakes too, is left to that second run.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ graphql, store }) => {
  const { pages, components, queries } = store.getState() as State
  for (const [path, { componentPath, context }] of pages) {
    const query = components.get(componentPath)?.query
    if (query && queries.trackedQueries.get(path)?.dirty) await graphql(query, context)
  }
}
