/** Bundles the editors' desk into a folder that is served as /admin, beside the script of Decap CMS as it is published. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const DESK = resolve('desk')
const PACKAGES = join(DESK, 'packages')
/** The setting `backend` of Decap CMS, which says where the desk reads and writes. */
export type BackendSettings = Readonly<Record<string, string>>

/** Installs the packages of the desk, which only its users need, unless they are there. */
const installDesk = () => {
  if (existsSync(join(PACKAGES, 'node_modules'))) return
  console.log('Installing the packages of the desk …')
  execFileSync('npm', ['ci', '--prefix', 'desk/packages'], { stdio: 'inherit' })
}

/**
 * Writes the desk. Beside it stands known.json (knownContent.ts), which whoever serves the folder adds.
 * @param folder where to, for example public/admin
 * @param sitePath of the address of the site that it stands beside (src/config/sitePath.ts)
 */
export const buildDesk = async (folder: string, backend: BackendSettings, sitePath = '') => {
  installDesk()
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
    jsx: 'automatic',
    alias: { gatsby: join(DESK, 'preview/gatsby.ts'), 'node:crypto': join(DESK, 'sha256.js') },
    nodePaths: [join(PACKAGES, 'node_modules')],
    mainFields: ['browser', 'module', 'main'],
    loader: Object.fromEntries(['.svg', '.woff2', '.avif', '.webp', '.png', '.jpg'].map((ending) => [ending, 'file'])),
    define: {
      global: 'window',
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_SITE_PATH': JSON.stringify(sitePath),
      BACKEND: JSON.stringify(backend),
    },
    logLevel: 'warning',
  })
  copyFileSync(join(PACKAGES, 'node_modules/decap-cms/dist/decap-cms.js'), join(folder, 'decap-cms.js'))
  copyFileSync(join(DESK, 'index.html'), join(folder, 'index.html'))
}
