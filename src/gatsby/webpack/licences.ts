import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Compiler, Module } from 'webpack'

/** SPDX names of licences that ask no more than that their notice is passed on, which licences.txt does. */
const PERMITTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/**
 * Packages that reach visitors past webpack's modules: Gatsby copies its run time into `.cache`, Pagefind brings the
 * search's files.
 */
const BESIDE_MODULES = ['gatsby', 'pagefind'].map((name) => resolve('node_modules', name))

const FONTS = `The fonts: SIL Open Font License 1.1; see ${readdirSync('static/fonts')
  .filter((name) => name.startsWith('LICENSE-'))
  .map((name) => `/fonts/${name}`)
  .join(' and ')}.`
/** Of data. */
const MAP =
  'The map of the bay: drawn from the coasts of GSHHG 2.3.7 (Wessel and Smith, 1996), LGPL-3.0-or-later; see https://www.soest.hawaii.edu/pwessel/gshhg/.'

/** A module that webpack took from a file, or put together from several. */
type Bundled = Module & { readonly resource?: string; readonly modules?: readonly Bundled[] }

const filesOf = ({ resource = '', modules }: Bundled): string[] => modules?.flatMap(filesOf) ?? [resource]

const packageOf = (file: string) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? []

/** The words of a package's licence, from its file or, where Pagefind has them, from a folder of that name. */
const noticeOf = (folder: string): string | undefined => {
  const found = readdirSync(folder, { withFileTypes: true }).find(({ name }) => /^licen[cs]e([.]|$)/i.test(name))
  if (!found) return undefined
  const path = join(folder, found.name)
  return found.isDirectory() ? noticeOf(path) : readFileSync(path, 'utf8').trim()
}

/** A package's name, version and licence, with its notice. */
const chapter = (folder: string) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!PERMITTED.includes(license)) {
    throw new Error(
      `The package ${name} is sent to visitors, and its licence is ${license ?? 'not known'}; take another package, or permit the licence in src/gatsby/webpack/licences.ts.`,
    )
  }
  return [`${name} ${version}: ${license}`, noticeOf(folder)].filter(Boolean).join('\n\n')
}

/**
 * For webpack: writes licences.txt into the build, with every package of which a part is sent to visitors. A package whose
 * licence is not permitted, or not known, stops the build. license-webpack-plugin 4.0.2 leaves out ES modules that a
 * loader has changed, such as the lightbox.
 */
export const licences = {
  apply: (compiler: Compiler) => {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('licences', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'licences', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const modules = [...compilation.chunks].flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk))
        const folders = new Set([...BESIDE_MODULES, ...modules.flatMap(filesOf).flatMap(packageOf)])
        const chapters = new Set([...folders].map(chapter))
        const text = ['Work of others in this site.', FONTS, MAP, ...[...chapters].sort()].join('\n\n---\n\n')
        compilation.emitAsset('licences.txt', new sources.RawSource(`${text}\n`))
      })
    })
  },
}
