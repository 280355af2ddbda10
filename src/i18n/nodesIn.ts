/** Those of a query's nodes that are in a language. */
export const nodesIn = <Node extends { language: string }>(
  language: string,
  { nodes }: { readonly nodes: readonly Node[] },
) => nodes.filter((node) => node.language === language)
