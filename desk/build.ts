/** Bundles the editors' desk into a folder that is served as /admin, beside the script of Decap CMS as it is published. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const DESK = resolve('desk')
const PACKAGES = join(DESK, 'packages')
/** What stands in index.html in the place of the policy */
const POLICY = 'POLICY'

/** Hosts that Decap CMS asks where a backend names none of its own: for files, and whether the service is well */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com'],
}

/** The setting `backend` of Decap CMS, which says where the desk reads and writes. */
export type BackendSettings = Readonly<Record<string, string>>

/**
 * The Content Security Policy of the desk, which can write the whole site: no script but its own, and its words go to the Git host
 * only. Decap CMS compiles a check of its settings ('unsafe-eval') and writes style sheets into the page.
 */
export const deskPolicy = (backend: BackendSettings): string => {
  const named = [backend.proxy_url, backend.api_root, backend.base_url].flatMap((url) =>
    url ? new URL(url).origin : [],
  )
  const hosts = [...new Set([...(HOSTS[backend.name ?? ''] ?? []), ...named])]
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    ["connect-src 'self' blob:", ...hosts].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';')
}

/** Files of the site that style sheets name by their addresses, which stay as they are. */
const sameAddress = {
  name: 'same-address',
  setup: (build: { onResolve(of: { filter: RegExp }, found: (file: { path: string }) => object): void }) =>
    build.onResolve({ filter: /^\/shapes\// }, ({ path }) => ({
      path: `${process.env.GATSBY_SITE_PATH ?? ''}${path}`,
      external: true,
    })),
}

/**
 * Writes the desk. Beside it stands known.json (knownContent.ts), which whoever serves the folder adds.
 * @param folder where to, for example public/admin
 * @param sitePath of the address of the site that it stands beside (src/config/sitePath.ts)
 */
export const buildDesk = async (folder: string, backend: BackendSettings, sitePath = '') => {
  const { build } = createRequire(join(PACKAGES, 'package.json'))('esbuild') as {
    build(options: object): Promise<unknown>
  }
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: [join(DESK, 'main.ts'), join(DESK, 'desk.css')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    // the decoder of telephones' pictures is loaded for the first one
    splitting: true,
    chunkNames: '[name]-[hash]',
    jsx: 'automatic',
    alias: { gatsby: join(DESK, 'preview/gatsby.ts'), 'node:crypto': join(DESK, 'sha256.js') },
    nodePaths: [join(PACKAGES, 'node_modules')],
    plugins: [sameAddress],
    mainFields: ['browser', 'module', 'main'],
    loader: { '.svg': 'file', '.woff2': 'file' },
    define: {
      global: 'window',
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_SITE_PATH': JSON.stringify(sitePath),
      BACKEND: JSON.stringify(backend),
    },
    logLevel: 'warning',
  })
  copyFileSync(join(PACKAGES, 'node_modules/decap-cms/dist/decap-cms.js'), join(folder, 'decap-cms.js'))
  const page = readFileSync(join(DESK, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), page.replace(POLICY, deskPolicy(backend)))
}
