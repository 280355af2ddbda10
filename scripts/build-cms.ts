/**
 * Bundles the editors' desk (src/cms) into a folder that is served as /admin. Its packages are those of cms/,
 * React included: the desk needs another version than the site, and the site's components, which it shows as previews, run
 * with that one too.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { deskPolicy } from '../src/cms/deskPolicy'
import { patched } from './desk/patches'
import type { Plugins } from './desk/plugins'
import { withoutUnused } from './desk/unused'

const CMS = resolve('cms')
const SITE = resolve('src')
const SOURCE = join(SITE, 'cms')
/** What stands in index.html in the place of the policy. */
const POLICY = 'POLICY'

const packagesOfDesk = {
  name: 'packages-of-desk',
  setup(build: Plugins) {
    build.onResolve({ filter: /^(react|react-dom|immutable|decap-cms-[\w-]+)(\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData?.found ? undefined : build.resolve(path, { kind, resolveDir: CMS, pluginData: { found: true } }),
    )
  },
}

/** Where the backends of Decap CMS are, by the name that its settings give them. */
const BACKENDS: Readonly<Record<string, string>> = {
  gitea: 'GiteaBackend',
  github: 'GitHubBackend',
  gitlab: 'GitLabBackend',
  proxy: 'ProxyBackend',
}

/** The one backend that the settings name. */
const backendOf = (name: string) => {
  const backend = BACKENDS[name]
  if (!backend) {
    const names = Object.keys(BACKENDS).join(', ')
    throw new Error(`The backend of the desk is "${name}" in src/cms/siteBackend.ts; write one of: ${names}.`)
  }
  return {
    name: 'desk-backend',
    setup(build: Plugins) {
      build.onResolve({ filter: /^desk-backend$/ }, () => ({ path: name, namespace: 'desk-backend' }))
      build.onLoad({ filter: /./, namespace: 'desk-backend' }, () => ({
        contents: `export { ${backend} as Backend } from 'decap-cms-backend-${name}'`,
        resolveDir: CMS,
      }))
    },
  }
}

/** What would be bundled in two versions: Decap CMS gets the site's. */
const onePackageFor = {
  name: 'one-package-for',
  setup(build: Plugins) {
    build.onResolve({ filter: /^yaml$/ }, ({ path, kind, importer, pluginData }) =>
      importer.includes('decap-cms-core') && !pluginData?.found
        ? build.resolve(path, { kind, resolveDir: SITE, pluginData: { found: true } })
        : undefined,
    )
  },
}

/** The digest of a translation's English text (src/schema/sourceDigest.ts), by a package that Decap CMS has. */
const digestInBrowser = {
  name: 'digest-in-browser',
  setup(build: Plugins) {
    build.onResolve({ filter: /^node:crypto$/ }, () => ({ path: 'crypto', namespace: 'digest' }))
    build.onLoad({ filter: /./, namespace: 'digest' }, () => ({
      contents: `
        import { sha256 } from 'js-sha256'
        export const createHash = () => {
          const hash = sha256.create()
          return { update: (text) => (hash.update(text), { digest: () => hash.hex() }) }
        }`,
      resolveDir: CMS,
    }))
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

/** Files of the site that style sheets name by their routes: at the same address as for the site. */
const sameAddress = (sitePath: string) => ({
  name: 'same-address',
  setup(build: Plugins) {
    build.onResolve({ filter: /^\/shapes\// }, ({ path }) => ({ path: sitePath + path, external: true }))
  },
})

/** `backend` is the setting of Decap CMS that says where the desk reads and writes; its `name` says which one is bundled. */
export interface DeskSettings {
  backend: { name: string; [setting: string]: unknown }
}

/**
 * Writes index.html, main.js and main.css, the style sheet of the previews. Beside them the desk asks for known.json
 * (src/cms/knownContent.ts).
 * @param folder where to, for example public/admin
 * @param sitePath of the address of the site that it stands beside (src/config/sitePath.ts)
 */
export const buildDesk = async (folder: string, settings: DeskSettings, sitePath = '') => {
  const { build } = createRequire(join(CMS, 'package.json'))('esbuild') as { build(options: object): Promise<unknown> }
  await build({
    entryPoints: [join(SOURCE, 'main.ts'), join(SOURCE, 'desk.css')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    // the decoder of telephones' pictures is loaded for the first one
    splitting: true,
    chunkNames: '[name]-[hash]',
    jsx: 'automatic',
    nodePaths: [join(CMS, 'node_modules')],
    plugins: [
      withoutUnused,
      patched,
      onePackageFor,
      packagesOfDesk,
      backendOf(settings.backend.name),
      siteWithoutGatsby,
      digestInBrowser,
      sameAddress(sitePath),
    ],
    mainFields: ['browser', 'module', 'main'],
    // copies of their own
    loader: { '.svg': 'file', '.woff2': 'file' },
    define: {
      global: 'window',
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_SITE_PATH': JSON.stringify(sitePath),
      BACKEND: JSON.stringify(settings),
    },
    logLevel: 'warning',
  })
  const page = readFileSync(join(SOURCE, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'index.html'), page.replace(POLICY, deskPolicy(settings.backend)))
}
