import type * as BelowPath from '../../../src/gatsby/webpack/belowPath'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack, { type Compiler, type Configuration } from 'webpack'

/** What stands in a style sheet after webpack's loaders, for a site below /ibf: a mask of webpack's own, a file of static/. */
const SHEET = 'a{mask:url(/ibf/static/reef-1a2b.svg)}b{background:url(/shapes/fish.webp)}c{background:url(data:x)}'

const sheet = {
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('sheet', (compilation) =>
      compilation.hooks.additionalAssets.tap('sheet', () =>
        compilation.emitAsset('styles.css', new compiler.webpack.sources.RawSource(SHEET)),
      ),
    ),
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webpack-'))
})
afterEach(() => {
  delete process.env.GATSBY_SITE_PATH
  rmSync(folder, { recursive: true })
})

/** A configuration as Gatsby makes it, changed for a site with this path. */
const configured = (sitePath: string): Configuration => {
  process.env.GATSBY_SITE_PATH = sitePath
  const config: Configuration = {
    mode: 'production',
    entry: join(folder, 'index.js'),
    output: { path: folder },
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
    plugins: [sheet],
  }
  jest.isolateModules(() => {
    jest.requireActual<typeof BelowPath>('../../../src/gatsby/webpack/belowPath').belowPath(config)
  })
  return config
}

test.each([
  ['/ibf', 'url(/ibf/shapes/fish.webp)'],
  ['', 'url(/shapes/fish.webp)'],
])('below "%s" a style sheet says %s of a file of static/, and what is right stays', async (sitePath, said) => {
  writeFileSync(join(folder, 'index.js'), '')
  const config = { ...configured(sitePath), cache: false } as const
  await new Promise<void>((done, fail) => webpack(config, (error) => (error ? fail(error) : done())))
  const css = readFileSync(join(folder, 'styles.css'), 'utf8')
  expect(css).toBe(SHEET.replace('url(/shapes/fish.webp)', said))
})

test('webpack takes nothing from its cache of a site at another path', () => {
  expect(configured('/ibf').cache).toMatchObject({ version: '/ibf' })
  expect(configured('').cache).toMatchObject({ version: '' })
})
