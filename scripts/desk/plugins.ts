/** What esbuild asks a plugin; its own types are in cms/, where TypeScript does not look. */
interface Resolving {
  path: string
  importer: string
  kind: string
  pluginData?: { found: boolean }
}
type Resolve = (path: string, options: object) => Promise<object>
export interface Plugins {
  resolve: Resolve
  onResolve(rule: { filter: RegExp }, answer: (asked: Resolving) => object | undefined): void
  onLoad(
    rule: { filter: RegExp; namespace?: string },
    answer: (asked: { path: string; pluginData: object }) => object,
  ): void
  onEnd(answer: () => void): void
}
