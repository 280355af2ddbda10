/** Bundles the editors' desk into a folder that is served as /admin, beside the script of Decap CMS as it is published. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const DESK = resolve('desk')
const PACKAGES = join(DESK, 'packages/node_modules')

/** The setting `backend` of Decap CMS, which says where the desk reads and writes. */
export type BackendSettings = Readonly<Record<string, string>>

/** Installs the packages of the desk, which only its users need, unless they are there. */
const installDesk = () => {
  if (existsSync(PACKAGES)) return
  console.log('Installing the packages of the desk …')
  execFileSync('npm', ['ci', '--prefix', 'desk/packages'], { stdio: 'inherit' })
}

/** Writes the desk into a folder, to which whoever serves it adds known.json (knownContent.ts). */
export const buildDesk = async (folder: string, backend: BackendSettings, sitePath = '') => {
  installDesk()
  const { build } = await import(join(PACKAGES, 'esbuild/lib/main.js'))
  await build({
    entryPoints: ['main.ts', 'desk.css', 'index.html'].map((file) => join(DESK, file)),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    alias: { gatsby: join(DESK, 'preview/gatsby.ts'), 'node:crypto': join(DESK, 'sha256.js') },
    nodePaths: [PACKAGES],
    loader: { '.svg': 'file', '.woff2': 'file', '.html': 'copy' },
    define: { 'process.env.GATSBY_SITE_PATH': JSON.stringify(sitePath), BACKEND: JSON.stringify(backend) },
  })
  copyFileSync(join(PACKAGES, 'decap-cms/dist/decap-cms.js'), join(folder, 'decap-cms.js'))
}
