/**
 * Bundles the editors' desk (src/cms) into a folder that is served as /admin. Its packages are those of cms/,
 * React included: the desk needs another version than the site, and the site's components, which it shows as previews, run
 * with that one too.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { deskPolicy } from '../src/cms/deskPolicy'

const CMS = resolve('cms')
const SITE = resolve('src')
const SOURCE = join(SITE, 'cms')
/** What stands in index.html in the place of the policy. */
const POLICY = 'POLICY'

interface Resolving {
  path: string
  importer: string
  kind: string
  pluginData?: { found: boolean }
}
type Resolve = (path: string, options: object) => Promise<object>
interface Plugins {
  resolve: Resolve
  onResolve(rule: { filter: RegExp }, answer: (asked: Resolving) => object | undefined): void
  onLoad(rule: { filter: RegExp; namespace: string }, answer: () => object): void
}

const reactOfDesk = {
  name: 'react-of-desk',
  setup(build: Plugins) {
    build.onResolve({ filter: /^(react|react-dom|decap-cms-app)(\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData?.found ? undefined : build.resolve(path, { kind, resolveDir: CMS, pluginData: { found: true } }),
    )
  },
}

/** Gatsby, and what a page of the site loads late: the previews have neither, as before a visitor's first gesture. */
const siteWithoutGatsby = {
  name: 'site-without-gatsby',
  setup(build: Plugins) {
    build.onResolve({ filter: /^gatsby$/ }, () => ({ path: join(SOURCE, 'preview/gatsby.ts') }))
    build.onResolve({ filter: /^\.\// }, ({ kind, importer }) =>
      kind === 'dynamic-import' && importer.startsWith(SITE) ? { path: 'late', namespace: 'late' } : undefined,
    )
    build.onLoad({ filter: /^late$/, namespace: 'late' }, () => ({ contents: 'throw new Error("not in a preview")' }))
  },
}

/**
 * Writes index.html, main.js and main.css, the style sheet of the previews. Beside them the desk asks for known.json
 * (src/cms/knownContent.ts).
 * @param folder where to, for example public/admin
 * @param settings `backend`, the setting of Decap CMS that says where it reads and writes
 */
export const buildDesk = async (folder: string, settings: { backend: Record<string, unknown> }) => {
  const { build } = createRequire(join(CMS, 'package.json'))('esbuild') as { build(options: object): Promise<unknown> }
  await build({
    entryPoints: [join(SOURCE, 'main.ts')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    // the decoder of telephones' pictures is loaded for the first one
    splitting: true,
    chunkNames: '[name]-[hash]',
    jsx: 'automatic',
    nodePaths: [join(CMS, 'node_modules')],
    plugins: [reactOfDesk, siteWithoutGatsby],
    // at the same address as for the site
    external: ['/shapes/*'],
    // copies of their own
    loader: { '.svg': 'file', '.woff2': 'file' },
    define: {
      global: 'window',
      'process.env.NODE_ENV': '"production"',
      BACKEND: JSON.stringify(settings),
    },
    logLevel: 'warning',
  })
  const page = readFileSync(join(SOURCE, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), page.replace(POLICY, deskPolicy(settings.backend)))
}
