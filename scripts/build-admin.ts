/**
 * Bundles the editors' desk (src/admin) into a folder that is served as /admin. Its packages are those of cms/,
 * React included: the desk needs another version than the site.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { deskPolicy } from '../src/admin/deskPolicy'
import type { KnownContent } from '../src/admin/knownContent'

const CMS = resolve('cms')
const SOURCE = resolve('src/admin')
/** What stands in index.html in the place of the policy. */
const POLICY = 'POLICY'
interface Resolving {
  path: string
  kind: string
  pluginData?: { found: boolean }
}
type Resolve = (path: string, options: object) => Promise<object>
interface Plugins {
  resolve: Resolve
  onResolve(rule: { filter: RegExp }, answer: (asked: Resolving) => object | undefined): void
}

const reactOfDesk = {
  name: 'react-of-desk',
  setup(build: Plugins) {
    build.onResolve({ filter: /^(react|react-dom|decap-cms-app)(\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData?.found ? undefined : build.resolve(path, { kind, resolveDir: CMS, pluginData: { found: true } }),
    )
  },
}

/**
 * Writes index.html and main.js.
 * @param folder where to, for example public/admin
 * @param known what the desk has to know of all files (src/admin/knownContent.ts)
 * @param settings `backend`, the setting of Decap CMS
 */
export const buildAdmin = async (
  folder: string,
  known: KnownContent,
  settings: { backend: Record<string, unknown> },
) => {
  const { build } = createRequire(join(CMS, 'package.json'))('esbuild') as { build(options: object): Promise<unknown> }
  await build({
    entryPoints: [join(SOURCE, 'main.ts')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    nodePaths: [join(CMS, 'node_modules')],
    plugins: [reactOfDesk],
    inject: [join(SOURCE, 'buffer.ts')],
    define: {
      global: 'window',
      'process.env.NODE_ENV': '"production"',
      KNOWN_CONTENT: JSON.stringify(known),
      BACKEND: JSON.stringify(settings),
    },
    logLevel: 'warning',
  })
  const page = readFileSync(join(SOURCE, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), page.replace(POLICY, deskPolicy(settings.backend)))
}
